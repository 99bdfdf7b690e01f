internal import Diagnostics

/// Something that a suite is looked through for that no schema can say.
///
/// A new one is a file of this folder and an entry in `all`.
struct SuiteCheck: Sendable {
  /// What is wrong with a suite.
  let problems: @Sendable (SuiteWithSchema) -> [Diagnostic]

  /// All of them, in the order in which they are told.
  static let all: [SuiteCheck] = [
    .versions, .given, .fixtures, .distances, .rules, .words, .codes,
  ]
}
