public import Outputs

/// Why the disk would not do something.
public enum DiskProblem: Hashable, Sendable {
  /// Nothing stands there.
  case missing
  /// A folder stands where a file was meant.
  case isFolder
  /// A pipe, a socket or a device stands there; reading it might never end.
  case isSpecial
  /// A part of the path before the last is a file.
  case belowFile
  /// A link whose target does not exist.
  case linkToNothing
  /// Links that lead back to themselves.
  case linkCircle
  /// A link on the way leads out of the project.
  case leavesProject
  /// Through links it is the same file as another one that the run is about.
  case sameFile(as: ProjectPath)
  /// The spelling is not that of a file inside the project.
  case badPath(PathProblem)
  /// The file has more bytes than the limit, in bytes.
  case tooLarge(limit: Int)
  /// The file's or folder's rights forbid it.
  case denied
  /// The disk, or the user's share of it, is full.
  case noSpace
  /// The disk is mounted for reading only.
  case readOnly
  /// A part of the path, or the path, is longer than the system allows.
  case nameTooLong
  /// This process or the machine has no room for another open file.
  case tooManyOpen
  /// Another run holds the lock.
  case locked
  /// Somebody changed the file after it was read.
  case changed
  /// Anything else, by the system's number for it.
  case system(Int32)

  /// Whether something that the user put at an output's place is in the way, so that it can be
  /// reported like drift; everything else is the machine's failure.
  var isObstacle: Bool {
    switch self {
    case .isFolder, .isSpecial, .belowFile, .linkToNothing, .linkCircle, .leavesProject, .tooLarge:
      true
    default: false
    }
  }

  /// The end of a sentence: what stands in the way.
  public var reason: String {
    switch self {
    case .missing: "there is no such file or folder"
    case .isFolder: "it is a folder, not a file"
    case .isSpecial: "it is a pipe, a socket or a device, not a file"
    case .belowFile: "a part of its path is a file, not a folder"
    case .linkToNothing: "it is a symbolic link to nothing"
    case .linkCircle: "its symbolic links lead in a circle"
    case .leavesProject: "a symbolic link on its path leads out of the project"
    case .sameFile(let path): "through a symbolic link it is `\(path.string)`"
    case .badPath(let problem): "the path \(problem.sentence)"
    case .tooLarge(let limit): "it is larger than \(limit >> 20) MiB"
    case .denied: "permission denied"
    case .noSpace: "no space is left on the disk"
    case .readOnly: "the disk is mounted for reading only"
    case .nameTooLong: "its name is too long"
    case .tooManyOpen: "too many files are open"
    case .locked: "another run of bottle is writing in this project; wait for it to end"
    case .changed: "it changed after it was read; run bottle again"
    case .system(let code): "the system reported error \(code)"
    }
  }

  /// Puts a failed call's number into words.
  init(_ error: SystemError) {
    self =
      switch error.code {
      case SystemCode.missing: .missing
      case SystemCode.isFolder: .isFolder
      case SystemCode.notFolder: .belowFile
      case SystemCode.noDevice: .isSpecial
      case SystemCode.linkCircle: .linkCircle
      case SystemCode.denied, SystemCode.notPermitted: .denied
      case SystemCode.noSpace, SystemCode.overQuota: .noSpace
      case SystemCode.readOnly: .readOnly
      case SystemCode.nameTooLong: .nameTooLong
      case SystemCode.tooManyOpen, SystemCode.tooManyOpenOverall: .tooManyOpen
      default: .system(error.code)
      }
  }
}
