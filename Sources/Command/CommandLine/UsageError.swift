/// A command line that makes no sense.
struct UsageError: Error, Hashable {
  /// What is wrong, in one sentence without a full stop.
  let message: String
  /// What may have been meant.
  var help: String?
}
