internal import Diagnostics

/// Which of a stylesheet's declarations the root element has in one theme: CSS Cascade 5, section 6.
struct Cascade {
  private let declarations: [RootDeclaration]
  private let conditions: [Truth]
  private let matches: [SelectorTable.Match]
  private let ranks: [Int]
  /// The declaration that wins for each property; nil where none applies.
  private(set) var winners: [Int?] = []

  init(_ sheet: Stylesheet, root: RootElement, media: MediaState) {
    declarations = sheet.declarations
    conditions = sheet.conditions.answers(in: media)
    matches = sheet.selectors.matches(root)
    ranks = sheet.layers.ranks(where: conditions)
    winners = Array(repeating: nil, count: sheet.names.names.count)
    for (index, declaration) in declarations.enumerated() where applies(index) {
      if let best = winners[declaration.property], precedence(index) < precedence(best) {
        continue
      }
      winners[declaration.property] = index
    }
    rollBackLayers()
  }

  /// Whether a declaration applies to the root in this theme.
  func applies(_ index: Int) -> Bool {
    truth(index) == .yes
  }

  /// Whether a declaration would apply, but for what no theme decides.
  func isInDoubt(_ index: Int) -> Bool {
    truth(index) == .unknown
  }

  private func truth(_ index: Int) -> Truth {
    let declaration = declarations[index]
    return conditions[declaration.condition] && matches[declaration.selectors].truth
  }

  /// What decides between declarations of one property, the later in the sheet between equals.
  func precedence(_ index: Int) -> Precedence {
    let declaration = declarations[index]
    let rank = ranks[declaration.layer]
    return Precedence(
      isImportant: declaration.isImportant,
      // Important declarations of earlier layers win.
      layer: declaration.isImportant ? -rank : rank,
      specificity: matches[declaration.selectors].specificity
    )
  }

  struct Precedence: Comparable {
    var isImportant: Bool
    var layer: Int
    var specificity: Specificity

    static func < (left: Precedence, right: Precedence) -> Bool {
      if left.isImportant != right.isImportant { return right.isImportant }
      if left.layer != right.layer { return left.layer < right.layer }
      return left.specificity < right.specificity
    }
  }

  /// Gives `revert-layer` the value that the layers below give.
  private mutating func rollBackLayers() {
    let reverting = winners.indices.filter { property in
      winners[property].map { declarations[$0].value == .keyword(.revertLayer) } ?? false
    }
    guard !reverting.isEmpty else { return }
    var candidates: [Int: [Int]] = Dictionary(
      uniqueKeysWithValues: reverting.map { ($0, []) }
    )
    for (index, declaration) in declarations.enumerated() where applies(index) {
      candidates[declaration.property]?.append(index)
    }
    for property in reverting {
      winners[property] = rolledBack(candidates[property] ?? [])
    }
  }

  private func rolledBack(_ candidates: [Int]) -> Int? {
    let order = candidates.sorted { left, right in
      let (first, second) = (precedence(left), precedence(right))
      return first == second ? left > right : second < first
    }
    var reverted: Set<Int> = []
    for index in order where !reverted.contains(declarations[index].layer) {
      guard declarations[index].value == .keyword(.revertLayer) else { return index }
      reverted.insert(declarations[index].layer)
    }
    return nil
  }
}
