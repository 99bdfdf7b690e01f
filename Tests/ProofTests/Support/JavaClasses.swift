import Foundation
import TestSupport

/// Java sources, compiled.
enum JavaClasses {
  /// Compiles files into a folder below `folder`.
  static func compile(
    _ sources: [URL],
    classpath: [String],
    to output: String,
    in folder: TemporaryFolder
  ) throws {
    try Program.succeed(
      [
        Tool.javac.path ?? "", "-encoding", "UTF-8", "-nowarn", "-d", folder.path(output).path,
        "-cp",
        (classpath + ["."]).joined(separator: ":"),
      ] + sources.map(\.path),
      in: folder
    )
  }
}
