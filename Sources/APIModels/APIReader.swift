public import Diagnostics
public import Documents

/// Reads an API's description: OpenAPI 3.1 in a strict dialect, which means one thing on each platform.
///
/// Whatever is outside the dialect is an error that says what to write instead; one run finds all of
/// them. The document should have been read by `YAMLRules.portable`.
///
/// | id | about |
/// |---|---|
/// | `models/version` | an OpenAPI other than 3.1 |
/// | `models/unknown-key`, `models/missing-key` | a key that is not there, or must be |
/// | `models/misplaced-key` | a key that does not go with the others or with the place |
/// | `models/not-in-dialect` | something that OpenAPI has and the dialect has not |
/// | `models/wrong-type`, `models/invalid-value` | a value of another kind, or that its key does not take |
/// | `models/reference`, `models/unknown-reference` | a `$ref` that leads elsewhere or nowhere |
/// | `models/reference-loop` | schemas that hold one another without an end |
/// | `models/name`, `models/name-collision` | names that are none in code, or become one |
/// | `models/named`, `models/inline` | a schema with a name that has none, and the reverse |
/// | `models/nullable` | `null` where it says nothing new |
/// | `models/enum`, `models/union` | words; how branches are told apart |
/// | `models/limits`, `models/pattern` | limits that let nothing through or say nothing |
/// | `models/unknown-property`, `models/unknown-tag`, `models/twice` | entries of lists |
/// | `models/path`, `models/status`, `models/media-type`, `models/no-body` | operations |
/// | `models/example-missing`, `models/example-unshown` | an example that is needed |
/// | `models/example-type`, `-format`, `-limit`, `-word`, `-missing-field`, `-unknown-field` | an example that is not valid, with the path in it |
public enum APIReader {
  /// Reads a document, in time that grows with its length.
  ///
  /// - Parameters:
  ///   - root: the whole document.
  ///   - file: the file that it was read from.
  /// - Returns: the model, nil if anything is wrong; and all that is wrong, in the order it was found.
  public static func read(
    _ root: DocumentNode,
    of file: SourceFile
  ) -> (model: APIModel?, diagnostics: [Diagnostic]) {
    var reading = APIReading(file)
    let model = reading.model(root)
    return (model, reading.diagnostics)
  }
}
