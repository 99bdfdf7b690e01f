import Catalogue

/// The Swift file that calls every accessor: a `say` of the key, the accessors and the values, for
/// `Driver.swift`.
enum SwiftDriver {
  /// The calls in one function, so that none is a long one to compile.
  private static let chunk = 100

  /// The file's text.
  static func text(for plan: WordsPlan, prefix: String) -> String {
    var text = ""
    var starts: [Int] = []
    for start in stride(from: 0, to: plan.keys.count, by: chunk) {
      starts.append(start)
      text += """
        private func say\(start)(
          _ key: String, _ words: \(prefix)Strings, _ values: Values
        ) -> Said? {
          switch key {

        """
      for key in plan.keys[start..<min(start + chunk, plan.keys.count)] {
        text += "  case \(Literal.swift(key.name)): \(answer(key, prefix))\n"
      }
      text += """
          default: nil
          }
        }


        """
    }
    let calls = starts.map {
      "  if let said = say\($0)(key, words, values) { return said }\n"
    }
    if plan.keys.contains(where: { $0.parameters.contains { $0.type == .instant(dateOnly: true) } })
    {
      text += """
        extension \(prefix)CalendarDate {
          fileprivate init(_ parts: [Int]) {
            self.init(year: parts[0], month: parts[1], day: parts[2])
          }
        }


        """
    }
    return text + """
      func say(_ key: String, _ words: \(prefix)Strings, _ values: Values) -> Said? {
      \(calls.joined())  return nil
      }

      """
  }

  private static func answer(_ key: KeyPlan, _ prefix: String) -> String {
    let plain = call(key, prefix, days: false)
    guard let day = key.parameters.first(where: { $0.type == .instant(dateOnly: true) }) else {
      return plain
    }
    let days = call(key, prefix, days: true)
    return "values.isDay(\(Literal.swift(day.name))) ? \(days) : \(plain)"
  }

  private static func call(_ key: KeyPlan, _ prefix: String, days: Bool) -> String {
    var call = "words" + key.path.map { ".`\(Identifier.member($0))`" }.joined()
    if !key.parameters.isEmpty {
      let values = key.parameters.map {
        let label = Identifier.member($0.name)
        // Of all words this alone is no label, and Swift warns of other labels in backticks.
        let isTaken = label == "inout"
        return "\(isTaken ? "`\(label)`" : label): \(value($0, prefix, days: days))"
      }
      call += "(\(values.joined(separator: ", ")))"
    }
    return key.isRich ? ".runs(\(call).runs.map { ($0.text, $0.tags) })" : ".text(\(call))"
  }

  private static func value(_ parameter: Parameter, _ prefix: String, days: Bool) -> String {
    let name = Literal.swift(parameter.name)
    return switch parameter.type {
    case .string: "values.string(\(name))"
    case .integer: "values.whole(\(name))"
    case .decimal: "values.decimal(\(name))"
    case .boolean: "values.boolean(\(name))"
    case .choice(let choice): "\(prefix)Strings.`\(choice.typeName)`(values.string(\(name)))"
    case .instant(let dateOnly):
      dateOnly && days
        ? "\(prefix)CalendarDate(values.day(\(name)))" : "values.instant(\(name))"
    }
  }
}
