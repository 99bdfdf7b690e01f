/// What the process ends with.
public enum ExitStatus: Int32, Sendable {
  /// All is well: everything is in sync, or was done.
  case success = 0
  /// Outputs are out of date, or something is wrong in what somebody wrote.
  case problems = 1
  /// The job could not be done: a file that cannot be read or written, no project.
  case failure = 2
  /// The command line makes no sense (`EX_USAGE` of `sysexits.h`).
  case usage = 64
}
