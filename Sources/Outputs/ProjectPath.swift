/// The path of a file or folder from the project's root, with `/` between its parts.
///
/// Empty parts and `.` are taken out, so that `generated//ios/./A.swift` and
/// `generated/ios/A.swift` are one path; the root itself is the empty path. Compared byte by byte:
/// Swift's `String` would take two spellings of `é` for one name, a Linux folder does not.
public struct ProjectPath: Hashable, Comparable, Sendable, ExpressibleByStringInterpolation {
  /// The path without empty parts and `.`; an absolute path keeps its leading `/`.
  public let string: String
  /// Whether it is ASCII, as nearly every path is: then Swift's comparison is that of the bytes, and several times as
  /// fast.
  private let isASCII: Bool

  /// Makes a path of any string; `problem` says whether it may be written to.
  public init(_ string: String) {
    // Nearly every path is: nothing is to be taken out.
    if Self.isNormal(string.utf8) {
      self.init(normal: string, isASCII: Self.isASCII(string))
      return
    }
    let parts = string.utf8.split(separator: UInt8(ascii: "/"))
      .filter { !$0.elementsEqual(".".utf8) }
      .map { String(Substring($0)) }
    let start = string.utf8.first == UInt8(ascii: "/") ? "/" : ""
    let path = start + parts.joined(separator: "/")
    self.init(normal: path, isASCII: Self.isASCII(path))
  }

  /// Makes a path that has no empty parts and no `.`.
  private init(normal string: String, isASCII: Bool) {
    self.string = string
    self.isASCII = isASCII
  }

  private static func isASCII(_ string: String) -> Bool {
    string.utf8.allSatisfy { $0 < 0x80 }
  }

  /// Whether a path has no empty parts and no `.`; one that is absolute may not be, either.
  private static func isNormal(_ path: String.UTF8View) -> Bool {
    var length = 0
    var isDot = false
    for byte in path {
      if byte != UInt8(ascii: "/") {
        length += 1
        isDot = length == 1 && byte == UInt8(ascii: ".")
        continue
      }
      if length == 0 || isDot { return false }
      length = 0
    }
    return path.isEmpty || length > 0 && !isDot
  }

  /// Makes a path of a literal.
  public init(stringLiteral string: String) {
    self.init(string)
  }

  /// Why nothing may be written there; nil if it lies inside the project.
  ///
  /// Only the spelling is judged here; links that lead out are the disk's business.
  public var problem: PathProblem? {
    if string.isEmpty { return .empty }
    if string.utf8.first == UInt8(ascii: "/") { return .absolute }
    if string.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) { return .controlCharacter }
    if string.utf8.split(separator: UInt8(ascii: "/")).contains(where: {
      $0.elementsEqual("..".utf8)
    }) {
      return .leavesProject
    }
    return nil
  }

  /// The folder that holds it; the root's is the root.
  public var folder: ProjectPath {
    guard let slash = string.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    let folder = String(string[..<slash])
    return ProjectPath(normal: folder, isASCII: isASCII || Self.isASCII(folder))
  }

  /// The last part.
  public var name: String {
    guard let slash = string.utf8.lastIndex(of: UInt8(ascii: "/")) else { return string }
    return String(string[string.utf8.index(after: slash)...])
  }

  /// The name under which a disk that ignores case finds the path.
  ///
  /// `String` compares by canonical equivalence, so two spellings of `é` are one name too, as they
  /// are on a Mac.
  public var folded: String { string.lowercased() }

  /// Whether both are the same bytes.
  public static func == (left: ProjectPath, right: ProjectPath) -> Bool {
    left.isASCII && right.isASCII
      ? left.string == right.string : left.string.utf8.elementsEqual(right.string.utf8)
  }

  /// Orders by bytes.
  public static func < (left: ProjectPath, right: ProjectPath) -> Bool {
    left.isASCII && right.isASCII
      ? left.string < right.string : left.string.utf8.lexicographicallyPrecedes(right.string.utf8)
  }

  /// Hashes the string, which is the same for the same bytes, and several times faster than byte by byte.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(string)
  }
}
