import Catalogue

/// The Kotlin file that calls every accessor: a `say` of the key, the accessors and the values, for
/// `Main.kt`.
enum KotlinDriver {
  /// The calls in one function; a method of the JVM holds 64 KB.
  private static let chunk = 100

  /// The file's text.
  static func text(for plan: WordsPlan, package: String, prefix: String) -> String {
    var text = """
      package bottle.proof

      import \(package).generated.*

      """
    var starts: [Int] = []
    for start in stride(from: 0, to: plan.keys.count, by: chunk) {
      starts.append(start)
      text += """

        private fun say\(start)(key: String, words: \(prefix)Strings, values: Values): Any? =
            when (key) {

        """
      for key in plan.keys[start..<min(start + chunk, plan.keys.count)] {
        text += "        \(Literal.kotlin(key.name)) -> \(answer(key))\n"
      }
      text += """
                else -> null
            }

        """
    }
    let calls = starts.map { "say\($0)(key, words, values)" }
    return text + """

      internal fun say(key: String, words: \(prefix)Strings, values: Values): Any? =
          \(calls.joined(separator: "\n        ?: "))

      """
  }

  private static func answer(_ key: KeyPlan) -> String {
    let plain = call(key, days: false)
    guard let day = key.parameters.first(where: { $0.type == .instant(dateOnly: true) }) else {
      return plain
    }
    return "if (values.isDay(\(Literal.kotlin(day.name)))) \(call(key, days: true)) else \(plain)"
  }

  private static func call(_ key: KeyPlan, days: Bool) -> String {
    var call = "words" + key.path.map { ".`\(Identifier.member($0))`" }.joined()
    if !key.parameters.isEmpty {
      let values = key.parameters.map {
        "`\(Identifier.member($0.name))` = \(value($0, days: days))"
      }
      call += "(\(values.joined(separator: ", ")))"
    }
    return key.isRich ? "\(call).runs.map { Pair(it.text, it.tags) }" : call
  }

  private static func value(_ parameter: Parameter, days: Bool) -> String {
    let name = Literal.kotlin(parameter.name)
    return switch parameter.type {
    case .string: "values.string(\(name))"
    case .integer: "values.whole(\(name))"
    case .decimal: "values.decimal(\(name))"
    case .boolean: "values.boolean(\(name))"
    case .choice(let choice): "BottleStrings.\(choice.typeName).of(values.string(\(name)))"
    case .instant(let dateOnly):
      dateOnly && days ? "values.day(\(name))" : "values.instant(\(name))"
    }
  }
}
