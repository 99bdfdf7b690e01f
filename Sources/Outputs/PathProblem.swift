/// Why a path is not one of a file inside the project.
public enum PathProblem: Hashable, Sendable {
  /// It has no parts, so it is the project's root itself.
  case empty
  /// It begins with `/`.
  case absolute
  /// A part of it is `..`.
  case leavesProject
  /// It holds a NUL, a line feed or another control character.
  case controlCharacter

  /// What is wrong, as the end of a sentence that begins with the path.
  public var sentence: String {
    switch self {
    case .empty: "is the project's root, not a file in it"
    case .absolute: "begins with `/`, but outputs lie inside the project"
    case .leavesProject: "holds `..`, but outputs lie inside the project"
    case .controlCharacter: "holds a control character"
    }
  }
}
