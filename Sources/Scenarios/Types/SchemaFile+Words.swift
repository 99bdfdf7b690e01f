internal import Diagnostics
internal import ScenarioKit

extension SchemaFile {
  /// The `do` words of a suite's schema, each with the schema of its steps.
  func words(in library: SchemaLibrary) -> [(word: String, schema: JSONSchema)] {
    guard let step = self[Text("step")] else { return [] }
    let resolved = library.resolved(step)
    let choices = resolved.alternatives.isEmpty ? [resolved] : resolved.alternatives
    return choices.map { library.resolved($0) }.compactMap { choice in
      let schema = choice[path: ["do"]].map { library.resolved($0) }
      for case .const(.string(let word)) in schema?.keywords ?? [] {
        return (word, choice)
      }
      return nil
    }
  }
}
