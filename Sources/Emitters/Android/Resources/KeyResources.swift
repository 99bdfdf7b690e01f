internal import Catalogue
internal import Locales

/// The resources that a key is on Android, the same in every locale that has it.
///
/// A class, so that each locale's file reads one and the same without copying it.
final class KeyResources: Sendable {
  /// The name of the key's own resource.
  let name: String
  /// Whether there is one sentence and nothing to pick.
  let isPlain: Bool
  /// Whether the accessor formats the texts.
  let isFormatted: Bool
  /// How many values the texts may have, fragments among them.
  let valueCount: Int
  /// Whether the texts have tags.
  let isRich: Bool
  /// A resource for each combination of choices; for a key of fragments, the one that they go into.
  let sentences: [Sentence]
  /// The plurals that stand side by side in the sentence; none but in a key of fragments.
  let fragments: [Fragment]
  /// The resource that tells the locale of the key's texts, where some locale lacks the key and the
  /// accessor has to know.
  let localeName: String?

  /// The line of that resource up to the locale, without its end.
  let localeOpening: [UInt8]

  /// One whole sentence; a class, since each locale's file goes over all of them.
  final class Sentence: Sendable {
    /// The resource's name.
    let name: String
    /// The resource's line up to its name.
    let opening: [UInt8]
    /// The choices it is for.
    let combination: KeyPlan.Combination
    /// Whether it is a plural of the platform's, and not a string.
    let isPlural: Bool

    fileprivate init(_ name: String, _ combination: KeyPlan.Combination, isPlural: Bool) {
      self.name = name
      opening = KeyResources.opening(isPlural ? "plurals" : "string", name)
      self.combination = combination
      self.isPlural = isPlural
    }
  }

  /// A plural as a resource of its own.
  struct Fragment: Sendable {
    /// The resource's name.
    var name: String
    /// The resource's line up to its name.
    var opening: [UInt8]
    /// The index of its selector.
    var selector: Int
    /// How many of the same selector stand before it.
    var occurrence: Int
    /// The number (from 1) of its placeholder in the sentence.
    var number: Int
  }

  /// Lays out a key.
  init(_ key: KeyPlan, rules: [LocaleRules]) {
    let name = key.resourceName
    self.name = name
    isPlain = key.selectors.isEmpty
    isFormatted = key.isFormatted
    isRich = key.isRich
    let isFragmented = key.isFragmented
    sentences = zip(key.combinations, key.sentenceNames).map { combination, name in
      Sentence(name, combination, isPlural: !isFragmented && combination.contains(.native))
    }
    fragments = isFragmented ? Self.layOut(key, name, rules) : []
    valueCount = key.placeholders.count + fragments.count
    let needsLocale = key.isIncomplete && key.dependsOnLocale
    localeName = needsLocale ? ResourceName.locale(of: name) : nil
    localeOpening = localeName.map { Self.opening("string", $0) } ?? []
  }

  /// `    <string name="k"`.
  static func opening(_ element: String, _ name: String) -> [UInt8] {
    Array("    <\(element) name=\"\(name)\"".utf8)
  }

  /// The fragments of all locales: of each selector as many as the locale with the most has.
  private static func layOut(
    _ key: KeyPlan,
    _ name: String,
    _ rules: [LocaleRules]
  ) -> [Fragment] {
    var counts = key.selectors.map { _ in 0 }
    let combination = key.combinations[0]
    for (locale, rules) in rules.enumerated() {
      var own = counts.map { _ in 0 }
      let sentence = key.sentence(of: locale, for: combination, rules)
      for case .plural(let selector, _) in sentence.pieces { own[Int(selector)] += 1 }
      counts = zip(counts, own).map(max)
    }
    var fragments: [Fragment] = []
    var used: Set<String> = []
    var argumentCounts: [String: Int] = [:]
    var extra = key.placeholders.count
    for (index, selector) in key.selectors.enumerated() {
      for occurrence in 0..<counts[index] {
        let count = argumentCounts[selector.argument, default: 0] + 1
        argumentCounts[selector.argument] = count
        let part = selector.argument + (count > 1 ? String(count) : "")
        var fragmentName = ResourceName.of(name, parts: [part])
        while !used.insert(fragmentName).inserted { fragmentName += "_" }
        let own = occurrence == 0 ? key.number(of: selector) : nil
        if own == nil { extra += 1 }
        fragments.append(
          Fragment(
            name: fragmentName,
            opening: opening("plurals", fragmentName),
            selector: index,
            occurrence: occurrence,
            number: own ?? extra
          )
        )
      }
    }
    return fragments
  }
}

extension KeyPlan {
  /// Whether what is printed depends on the locale beyond its text: plurals, numbers, dates.
  var dependsOnLocale: Bool {
    selectors.contains { $0.kind != .word } || placeholders.contains { $0.format != .asIs }
  }
}
