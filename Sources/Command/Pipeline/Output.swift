internal import Configuration
internal import Emitters
internal import Outputs

/// One kind of output.
///
/// A new one is a folder of `Emitters` and an entry in `all`.
struct Output: Sendable {
  /// Makes its files; none where the project has no use for them.
  let make: @Sendable (Model, Configuration) -> [OutputFile]
  /// What its files are known by.
  var mark: OwnershipMark = .header

  /// Every output.
  static let all: [Output] = []
}
