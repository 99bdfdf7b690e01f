extension PluralRules {
  /// Reads a set of the table: `one@0~1@i = 0,1;other@2~11,...@`.
  static func read(_ set: String) -> [Rule] {
    set.utf8.split(separator: UInt8(ascii: ";")).compactMap { text in
      let fields = text.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
      guard fields.count == 3, let category = PluralCategory(name: String(Substring(fields[0])))
      else { return nil }
      return Rule(
        category: category,
        condition: condition(fields[2]),
        integers: integers(fields[1])
      )
    }
  }

  /// Reads `0,2~10,...`.
  private static func integers(_ text: Substring.UTF8View) -> PluralIntegers {
    let fields = text.split(separator: UInt8(ascii: ","))
    let goesOn = fields.last?.first == UInt8(ascii: ".")
    return PluralIntegers(ranges: fields.compactMap(range), goesOn: goesOn)
  }

  /// Reads a rule in CLDR's syntax (UTS 35, part 3, "Plural rules syntax"): its words are set apart
  /// by single spaces, and an empty one holds always.
  private static func condition(_ text: Substring.UTF8View) -> PluralCondition {
    var alternatives: [[PluralRelation]] = [[]]
    var words = text.split(separator: UInt8(ascii: " "))[...]
    while let word = words.popFirst() {
      if word.elementsEqual("or".utf8) {
        alternatives.append([])
      } else if let operand = PluralOperand(rawValue: String(Substring(word))) {
        var modulus: Int?
        if words.first?.elementsEqual("%".utf8) == true {
          words.removeFirst()
          modulus = words.popFirst().map(number)
        }
        let negated = words.popFirst()?.first == UInt8(ascii: "!")
        let ranges = words.popFirst()?.split(separator: UInt8(ascii: ",")).compactMap(range) ?? []
        let relation = PluralRelation(
          operand: operand,
          modulus: modulus,
          ranges: ranges,
          negated: negated
        )
        alternatives[alternatives.count - 1].append(relation)
      }
    }
    return PluralCondition(alternatives)
  }

  /// Reads `5`, `2..4` of a rule or `2~4` of a list of integers; nil for `...`.
  private static func range(_ text: Substring.UTF8View) -> ClosedRange<Int>? {
    let ends = text.split { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "~") }
    guard let low = ends.first, let high = ends.last else { return nil }
    return number(low)...max(number(low), number(high))
  }

  private static func number(_ digits: Substring.UTF8View) -> Int {
    digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }
}
