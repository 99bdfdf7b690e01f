internal import Configuration
internal import Emitters
internal import Outputs

/// One kind of output.
///
/// A new one is a folder of `Emitters` and an entry in `all`.
struct Output: Sendable {
  /// Makes one file.
  typealias Job = @Sendable () -> OutputFile

  /// What its files are known by.
  let marks: [OwnershipMark]
  /// What makes its files, each by itself, so that they are made side by side; none where the project
  /// has no use for them.
  let jobs: @Sendable (Model, Configuration) -> [Job]

  /// Every output; first the string catalog, the largest file, beside which the others are made.
  static let all: [Output] = [
    .appleWords, .androidWords, .appleColors, .androidColors, .appleModels, .androidModels,
    .androidScenarios, .scenarioSchemas,
  ]
}
