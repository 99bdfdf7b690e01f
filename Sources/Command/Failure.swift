/// Why the job could not be done, where the sources are not to blame.
struct Failure: Error, Hashable {
  /// What is wrong, in one sentence without a full stop.
  let message: String
  /// What to do about it.
  var help: String?
}
