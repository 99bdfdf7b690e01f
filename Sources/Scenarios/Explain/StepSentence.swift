internal import ScenarioKit

/// What a step does, in words: its word's title with the step's own values in it.
///
/// `{quantity}` stands for a member and `{write.kind}` for one inside it; what is between `[` and `]` is
/// left out where a member in it is missing.
struct StepSentence {
  /// The words.
  private(set) var text = ""

  private let step: JSONValue
  private var told: Set<String> = ["do"]

  init(_ step: JSONValue, template: String?) {
    self.step = step
    if let template {
      text = filled(template[...], isOptional: false) ?? template
    } else {
      // A row of a table has no word of its own.
      text = step["do"] == "judge" ? "this is judged" : step["do"]?.inWords.asWords ?? ""
    }
    let rest = (step.members ?? []).filter { !told.contains($0.key) }
      .flatMap { $0.key == "input" ? $0.value.members ?? [$0] : [$0] }
    if !rest.isEmpty {
      text += ": " + JSONValue.object(rest).inWords
    } else if step["input"]?.members?.isEmpty == true {
      text += ": as it is given"
    }
  }

  /// A template with its values; nil where it may be left out and one is missing.
  private mutating func filled(_ template: Substring, isOptional: Bool) -> String? {
    var filled = ""
    var rest = template
    while let start = rest.firstIndex(where: { $0 == "{" || $0 == "[" }) {
      filled += rest[..<start]
      let close: Character = rest[start] == "{" ? "}" : "]"
      guard let end = rest[start...].firstIndex(of: close) else { break }
      let inner = rest[rest.index(after: start)..<end]
      if close == "]" {
        filled += self.filled(inner, isOptional: true) ?? ""
      } else if let value = value(inner) {
        filled += value.inWords
      } else if isOptional {
        return nil
      } else {
        filled += "nothing"
      }
      rest = rest[rest.index(after: end)...]
    }
    return filled + rest
  }

  /// The value at a path such as `write.kind`, which is told from now on.
  private mutating func value(_ path: Substring) -> JSONValue? {
    let keys = path.split(separator: ".").map(String.init)
    let value = keys.reduce(Optional(step)) { value, key in value?[key] }
    if value != nil, keys.count == 1 { told.insert(keys[0]) }
    return value
  }
}
