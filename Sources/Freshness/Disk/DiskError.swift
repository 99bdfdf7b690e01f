internal import Outputs

/// What the disk would not do, with which file, and why.
public struct DiskError: Error, Hashable, Sendable {
  /// What was tried.
  public var action: Action
  /// The path as it was given: from the project's root, or as the user wrote it.
  public var path: String
  /// Why it could not be done.
  public var problem: DiskProblem

  /// What can be tried with a file; the raw value is the verb for a sentence.
  public enum Action: String, Hashable, Sendable {
    /// Reading a file or asking what it is.
    case read
    /// Listing a folder.
    case list
    /// Writing a file.
    case write
    /// Making a folder.
    case create
    /// Deleting a file or an empty folder.
    case delete
    /// Keeping other runs from writing.
    case lock
  }

  /// One sentence without a full stop, such as ``cannot read `a.css`: there is no such file``.
  public var message: String {
    "cannot \(action.rawValue) \(path.isEmpty ? "the project's folder" : "`\(path)`"): \(problem.reason)"
  }

  init(_ action: Action, _ path: String, _ problem: DiskProblem) {
    self.action = action
    self.path = path
    self.problem = problem
  }

  init(_ action: Action, _ path: ProjectPath, _ problem: DiskProblem) {
    self.init(action, path.string, problem)
  }
}
