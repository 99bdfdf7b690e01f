internal import Diagnostics
public import Foundation

/// A package of mutants on the disk, where what was built of it is kept for the next time.
public struct MutantBuild: Sendable {
  /// The folder it is in.
  private let folder: URL
  /// The package.
  private let package: MutantPackage

  /// What the compiler printed where it refused.
  public struct Refusal: Error, Sendable {
    /// All that it printed.
    public let output: String
  }

  /// Writes a package: only the files that are not as they should be, so that only what changed is
  /// built again.
  ///
  /// - Parameters:
  ///   - folder: where to write it, a folder of its own.
  ///   - root: the project's root, whose other sources it is built of.
  /// - Throws: where the disk refuses.
  public init(_ package: MutantPackage, in folder: URL, of root: URL) throws {
    self.folder = folder
    self.package = package
    let files = FileManager.default
    for link in package.links {
      let (path, target) = (folder.appending(path: link.path), root.appending(path: link.target))
      if (try? files.destinationOfSymbolicLink(atPath: path.path)) == target.path { continue }
      try files.createDirectory(
        at: path.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try? files.removeItem(at: path)
      try files.createSymbolicLink(at: path, withDestinationURL: target)
    }
    for folder in MutantPackage.rules { try removeOthers(below: folder) }
    for file in package.files {
      let url = folder.appending(path: file.path)
      let data = Data(file.bytes)
      if (try? Data(contentsOf: url)) == data { continue }
      try files.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try data.write(to: url)
    }
  }

  /// Builds the program.
  ///
  /// - Returns: where it is.
  /// - Throws: `Refusal`, or what kept the compiler from starting.
  public func program() throws -> URL {
    let build = Process()
    build.executableURL = URL(filePath: "/usr/bin/env")
    build.arguments = [
      "swift", "build", "--package-path", folder.path, "--product", MutantPackage.program,
    ]
    let output = Pipe()
    build.standardOutput = output
    build.standardError = output
    build.standardInput = FileHandle.nullDevice
    try build.run()
    let printed = try output.fileHandleForReading.readToEnd() ?? Data()
    build.waitUntilExit()
    guard build.terminationStatus == 0 else {
      throw Refusal(output: String(decoding: printed, as: UTF8.self))
    }
    return folder.appending(path: ".build/debug/\(MutantPackage.program)")
  }

  /// Removes the files of a folder that the package does not have: those of an earlier one.
  private func removeOthers(below path: String) throws {
    let wanted = Set(package.files.map(\.path))
    let found = FileManager.default.enumerator(atPath: folder.appending(path: path).path)?
      .compactMap { $0 as? String }
    for file in (found ?? []).map({ "\(path)/\($0)" })
    where file.hasSuffix(".swift") && !wanted.contains(file) {
      try FileManager.default.removeItem(at: folder.appending(path: file))
    }
  }
}
