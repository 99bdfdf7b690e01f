public import Diagnostics
internal import Documents
internal import YAML

extension Configuration {
  /// Reads `bottle.yaml`, with all that is wrong with it.
  ///
  /// | id | about |
  /// |---|---|
  /// | `config/empty` | the file |
  /// | `config/unknown-key` | a key that its section does not have |
  /// | `config/wrong-type` | a value of another kind than its key takes |
  /// | `config/invalid-value` | a value of the right kind that its key does not take |
  ///
  /// - Returns: What the file says, with the defaults for whatever is wrong; nil if it says nothing.
  public static func read(
    _ file: SourceFile
  ) -> (configuration: Configuration?, diagnostics: [Diagnostic]) {
    let document = YAMLReader.read(file)
    guard let root = document.root else { return (nil, document.diagnostics) }
    let whole = Place(path: file.path)
    switch root.value {
    case .object:
      var section = SectionReader(root, at: whole, in: file)
      let configuration = Configuration(reading: &section)
      let yaml = Self.problems(of: document, root)
      return (configuration, Self.together(yaml, section.finished()))
    case .null:
      let problem = Diagnostic(
        "config/empty",
        .error,
        at: whole,
        "the file says nothing, so there is nothing to make",
        help: "add a section: `words: {}` makes the words, `android: {}` and `ios: {}` say for whom"
      )
      return (nil, document.diagnostics + [problem])
    case .bool, .number, .string, .array:
      let problem = Diagnostic(
        "config/wrong-type",
        .error,
        at: file.place(root.span),
        "the file must be keys with values, not \(root.kindName)",
        help: "words:\n  catalogue: i18n/{locale}.json"
      )
      return (nil, document.diagnostics + [problem])
    }
  }

  /// What is wrong with the YAML and with what it says, without what older readers take a word for
  /// where this one does not take the word at all.
  private static func together(_ yaml: [Diagnostic], _ own: [Diagnostic]) -> [Diagnostic] {
    let wrong = Set(own.compactMap(\.place))
    return own
      + yaml.filter { problem in
        problem.id != "yaml/ambiguous-boolean" || !(problem.place.map(wrong.contains) ?? false)
      }
  }

  /// What is wrong with the file as YAML; `off` under `lint` is a word that nobody else reads.
  private static func problems(of document: ReadDocument, _ root: DocumentNode) -> [Diagnostic] {
    guard let lint = root.member("lint")?.value.span else { return document.diagnostics }
    let others = document.valueProblems.filter { problem in
      problem.diagnostic.id != "yaml/ambiguous-boolean"
        || !problem.concerns.allSatisfy { lint.start <= $0.start && $0.end <= lint.end }
    }
    return document.fileProblems + others.map(\.diagnostic)
  }
}
