internal import Configuration
internal import Emitters
internal import Outputs

/// One kind of output.
///
/// A new one is a folder of `Emitters` and an entry in `all`.
struct Output: Sendable {
  /// What its files are known by.
  let marks: [OwnershipMark]
  /// Makes its files; none where the project has no use for them.
  let make: @Sendable (Model, Configuration) -> [OutputFile]

  /// Every output.
  static let all: [Output] = [.androidWords, .appleWords]
}
