import Foundation
import TestSupport

/// Kotlin sources, compiled by the current compiler with every warning an error.
enum KotlinClasses {
  /// What a program that was compiled so needs to run.
  static let library = [Tool.kotlinLibrary, .kotlinJSON, .kotlinSerialization].compactMap(\.path)

  /// Compiles files into a folder below `folder`; an answer other than 0 is in the result.
  ///
  /// - Parameter plugins: Folders that name plugins of the compiler's own jar.
  static func compile(
    _ sources: [URL],
    plugins: [String] = [],
    classpath: [String],
    to output: String,
    in folder: TemporaryFolder
  ) throws -> Program {
    // One run of a compiler is over before the slower, better code of the second tier pays.
    try Program.run(
      [
        Tool.java.path ?? "", "-Xmx2g", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp",
        Tool.kotlinCompiler.path ?? "", "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler", "-Werror",
        "-Xexplicit-api=strict", "-no-stdlib", "-no-reflect", "-jvm-target", "17", "-cp",
        (classpath + library).joined(separator: ":"), "-d", folder.path(output).path,
      ] + plugins.map { "-Xplugin=" + $0 } + sources.map(\.path),
      in: folder
    )
  }
}
