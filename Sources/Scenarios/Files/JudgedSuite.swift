internal import Diagnostics

/// A suite that was held to its schema, with all that is wrong with it.
public struct JudgedSuite: Sendable {
  /// The suite, if it can be run.
  let suite: SuiteWithSchema?
  /// What is wrong.
  let diagnostics: [Diagnostic]
}
