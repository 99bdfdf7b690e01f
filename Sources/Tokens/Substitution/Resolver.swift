internal import Diagnostics

/// Replaces the references in the root's custom properties in one theme.
///
/// CSS Variables 1, section 3, as Chromium 156 does it: a fallback that is not needed is not
/// looked at, and so makes no cycle; what is in a cycle has no value, whatever its fallbacks. The
/// cycles are the strongly connected components of the references (Tarjan's algorithm), found
/// without recursion, so that a chain may be as long as the sheet.
struct Resolver {
  /// How many component values, at all depths, one property may come to.
  static let valueLimit = 16_384
  /// How many all properties of a theme may come to together.
  static let totalLimit = 1_048_576

  /// What a node of the references is to be replaced in.
  struct Node {
    /// The declaration it is from, to tell two themes apart; -1 for none.
    var declaration = -1
    /// Nil if nothing declares it.
    var value: DeclaredValue?
    var registration: PropertyRegistration?
  }

  private let names: PropertyNames
  let theme: TailwindTheme
  private(set) var nodes: [Node]
  private(set) var results: [Resolution?]
  /// How many values each result holds, at all depths, and how deep they nest.
  private(set) var sizes: [Size]
  /// Where each value stands: a value that is nothing but a reference stands where that one does.
  private(set) var origins: [Int]
  /// The declarations on the way there, mixed into one number.
  private(set) var trails: [Int]
  private var order: [Int?]
  private var low: [Int]
  private var unfinished: [Int] = []
  /// The nodes with a reference to one that was begun and not finished.
  private var isInCycle: Set<Int> = []
  private var visits = 0
  private var total = 0

  struct Size {
    var count = 0
    var depth = 0
  }

  private struct Visit {
    var node: Int
    var needs: [Int]
    var next = 0
  }

  /// Makes a resolver of the properties' winning values, numbered as in `names`.
  init(names: PropertyNames, theme: TailwindTheme, nodes: [Node]) {
    self.names = names
    self.theme = theme
    self.nodes = nodes
    results = Array(repeating: nil, count: nodes.count)
    sizes = Array(repeating: Size(), count: nodes.count)
    origins = Array(nodes.indices)
    trails = nodes.map(\.declaration)
    order = Array(repeating: nil, count: nodes.count)
    low = Array(repeating: 0, count: nodes.count)
  }

  /// What a property comes to.
  mutating func resolve(_ node: Int) -> Resolution {
    if let known = results[node] { return known }
    var visits = [begin(node)]
    while var visit = visits.popLast() {
      if visit.next < visit.needs.count {
        let need = visit.needs[visit.next]
        visit.next += 1
        visits.append(visit)
        if order[need] == nil { visits.append(begin(need)) }
        continue
      }
      // A value that was missing may have brought a fallback into play.
      if !visit.needs.isEmpty {
        visit.needs = needs(of: visit.node)
        visit.next = 0
        visits.append(visit)
        continue
      }
      if let outer = visits.last { low[outer.node] = min(low[outer.node], low[visit.node]) }
      if low[visit.node] == order[visit.node] { finish(visit.node) }
    }
    return results[node] ?? .invalid(.notSet)
  }

  /// What a reference to a name comes to; nil while it is not known.
  func result(of name: Text) -> (resolution: Resolution, size: Size)? {
    guard let node = names.known(name) else { return (.invalid(.notSet), Size()) }
    return results[node].map { ($0, sizes[node]) }
  }

  private mutating func begin(_ node: Int) -> Visit {
    order[node] = visits
    low[node] = visits
    visits += 1
    unfinished.append(node)
    return Visit(node: node, needs: needs(of: node))
  }

  /// The nodes that must be resolved before this one and were not visited.
  private mutating func needs(of node: Int) -> [Int] {
    guard case .values(let values, hasReferences: true) = nodes[node].value else { return [] }
    var needs: [Int] = []
    collect(values, of: node, &needs)
    return needs
  }

  private mutating func collect(
    _ values: ArraySlice<ComponentValue>,
    of node: Int,
    _ needs: inout [Int]
  ) {
    for value in values {
      guard case .function(let name, let contents) = value.kind,
        let replacement = Replacement(name, contents, isTailwind: theme.isTailwind)
      else {
        if let contents = value.contents { collect(contents[...], of: node, &needs) }
        continue
      }
      switch replacement {
      case .reference(let reference): collect(reference, of: node, &needs)
      case .fallback(let fallback): collect(fallback ?? [], of: node, &needs)
      case .alpha(let color, let alpha):
        collect(color, of: node, &needs)
        collect(alpha, of: node, &needs)
      case .outOfScope: break
      }
    }
  }

  private mutating func collect(
    _ reference: Reference,
    of node: Int,
    _ needs: inout [Int]
  ) {
    let fallback = reference.fallback ?? []
    guard let target = names.known(reference.name) else {
      if DefaultPalette.value(of: reference.name, in: theme) == nil {
        collect(fallback, of: node, &needs)
      }
      return
    }
    guard let visited = order[target] else { return needs.append(target) }
    guard let result = results[target] else {
      // Begun and not finished: it leads back here.
      low[node] = min(low[node], visited)
      isInCycle.insert(node)
      return
    }
    if case .invalid(let reason) = result, !reason.isOutOfScope,
      reason != .notSet || DefaultPalette.value(of: reference.name, in: theme) == nil
    {
      collect(fallback, of: node, &needs)
    }
  }

  /// Settles a node and those after it that lead back to it.
  private mutating func finish(_ node: Int) {
    guard let start = unfinished.lastIndex(of: node) else { return }
    let component = Array(unfinished[start...])
    unfinished.removeSubrange(start...)
    if component.count > 1 || isInCycle.contains(node) {
      let path = component.map { $0 < names.names.count ? names.names[$0] : "" }
      for member in component { results[member] = initial(member, .cycle(path)) }
      return
    }
    let resolution = substituted(node)
    total += sizes[node].count
    results[node] = total > Self.totalLimit ? .invalid(.tooLarge) : resolution
    if let target = onlyReference(node) {
      origins[node] = origins[target]
      trails[node] = trails[node] &* 31 &+ trails[target]
    }
  }

  /// The declared variable that a value is all of.
  private func onlyReference(_ node: Int) -> Int? {
    guard case .values(let values, hasReferences: true) = nodes[node].value,
      case .function(let name, let contents) = values.only?.kind, name.isWord("var"),
      let reference = Reference(contents), let target = names.known(reference.name),
      case .values = results[target]
    else { return nil }
    return target
  }

  private mutating func substituted(_ node: Int) -> Resolution {
    switch nodes[node].value {
    case nil: return initial(node, .notSet)
    case .keyword(let keyword): return initial(node, .keyword(keyword))
    case .values(let values, let hasReferences):
      let (expansion, size) = expanded(values, hasReferences: hasReferences)
      let result: ArraySlice<ComponentValue>
      switch expansion {
      case .success(let values): result = values
      case .failure(let failure): return initial(node, failure.reason)
      }
      sizes[node] = size
      if hasReferences, let keyword = CSSWideKeyword(result) {
        return initial(node, .keyword(keyword))
      }
      if let syntax = nodes[node].registration?.syntax, !syntax.matches(result) {
        return initial(node, .notSet)
      }
      return .values(Array(result))
    }
  }

  /// A value written out and its size; apart, so that what is read here is not copied to be changed.
  private func expanded(
    _ values: ArraySlice<ComponentValue>,
    hasReferences: Bool
  ) -> (Result<ArraySlice<ComponentValue>, Expansion.Failure>, Size) {
    var expansion = Expansion(resolver: self)
    guard hasReferences else {
      expansion.measure(values)
      return (.success(values), expansion.size)
    }
    do {
      let result = try expansion.expand(values)
      return (.success(result[...].trimmed), expansion.size)
    } catch {
      return (.failure(error), expansion.size)
    }
  }

  /// The initial value of a registered property, which has no reason to be invalid.
  private func initial(_ node: Int, _ reason: InvalidReason) -> Resolution {
    if reason.isOutOfScope { return .invalid(reason) }
    return nodes[node].registration?.initial.map { .values(Array($0)) } ?? .invalid(reason)
  }
}

extension InvalidReason {
  var isOutOfScope: Bool {
    if case .outOfScope = self { true } else { false }
  }
}
