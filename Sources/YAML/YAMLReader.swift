public import Diagnostics
public import Documents

/// Reads one YAML document with the types of YAML 1.2's core schema.
///
/// An alias gives the anchored value again, with the places of what it stands for. A file with
/// nothing in it, or only comments, is `null`. Keys are texts, as they are written. A syntax error
/// ends the file; all other problems are found in one run:
///
/// | id | severity | about |
/// |---|---|---|
/// | `yaml/syntax` | error | the file |
/// | `yaml/invalid-utf8` | error | the file, at the first byte that is not UTF-8 |
/// | `yaml/too-deep` | error | the file, at the value nested too deep |
/// | `yaml/alias-expansion` | error | the file, at the alias that makes it too large |
/// | `yaml/multiple-documents` | error | the file, at the second document |
/// | `yaml/duplicate-key` | warning | both members |
/// | `yaml/merge-key`, `yaml/complex-key` | error | the object; the member is left out |
/// | `yaml/unknown-tag`, `yaml/unknown-alias` | error | the value |
/// | `yaml/line-separator` | error | the place: libyaml reads it as YAML 1.1 did |
/// | `yaml/nul` | error | the text, which holds a U+0000 as written |
/// | `yaml/ambiguous-boolean` | warning | the text, such as `no`, which YAML 1.1 read as `false` |
///
/// What concerns a value that has an anchor concerns the whole file.
///
/// With `YAMLRules.portable` the warnings are errors, and these are added:
///
/// | id | severity | about |
/// |---|---|---|
/// | `yaml/anchor`, `yaml/alias`, `yaml/tag` | error | the value |
/// | `yaml/ambiguous-scalar` | error | a plain scalar that not every reader takes alike: `017`, `~` |
public enum YAMLReader {
  /// Reads a file by some rules.
  public static func read(_ file: SourceFile, by rules: YAMLRules = .core) -> ReadDocument {
    if let problem = FileEncoding.wide(file, id: "yaml/invalid-utf8") {
      return ReadDocument(root: nil, fileProblems: [problem])
    }
    var separators: [ReadDocument.ValueProblem] = []
    var offset = 0
    while offset < file.bytes.count {
      guard let length = UTF8Sequence.length(at: offset, in: file.bytes) else {
        let problem = FileEncoding.invalid(at: offset, in: file, id: "yaml/invalid-utf8")
        return ReadDocument(root: nil, fileProblems: [problem])
      }
      if length > 1, let problem = LineSeparator.problem(at: offset, in: file) {
        separators.append(problem)
      }
      offset += length
    }
    var read = YAMLComposer.compose(file, by: rules)
    read.valueProblems += separators
    return read
  }
}
