import Foundation
import TestSupport
import Testing

/// A way to write the outbox core in Kotlin wrong.
struct WrongKotlinCore: Sendable, CustomTestStringConvertible {
  /// What is wrong.
  let testDescription: String
  /// The file, below the outbox's folder.
  let file: String
  /// What stands in it once.
  let find: String
  /// What is written instead.
  let write: String

  static let all = [
    WrongKotlinCore(
      testDescription: "a wait without its jitter",
      file: "core/LineWaitsFailing.kt",
      find: "(1 + 0.2 * chance)",
      write: "(1 + 0 * chance)"
    ),
    WrongKotlinCore(
      testDescription: "a journal whose checksum is not over the place in the file",
      file: "journal/JournalFrame.kt",
      find: "place.writeLittleEndian(offset, 8)",
      write: "place.writeLittleEndian(0, 8)"
    ),
    WrongKotlinCore(
      testDescription: "a write that is taken back though its bytes may have left",
      file: "core/OutboxBoxDriver.kt",
      find: " && write.attempts == 0L",
      write: ""
    ),
  ]

  private var source: URL {
    Checkout.root.appending(path: "Tests/DriverRulesKotlin/outbox/\(file)")
  }

  /// The file with the fault in it.
  func text() throws -> String {
    let parts = try String(contentsOf: source, encoding: .utf8).components(separatedBy: find)
    guard parts.count == 2 else { throw WrongKotlinCoreError.notThereOnce(find) }
    return parts.joined(separator: write)
  }

  /// Compiles the file with the fault in it; gives the class path with it in front.
  func classpath(before classpath: String, in folder: TemporaryFolder) throws -> String {
    let copy = try folder.write(source.lastPathComponent, text())
    let rules = classpath.split(separator: ":").first.map(String.init) ?? ""
    let said = try Program.run(
      [
        Tool.java.path ?? "", "-Xmx2g", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp",
        Tool.kotlinCompiler.path ?? "", "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler",
        "-Xexplicit-api=strict", "-no-stdlib", "-no-reflect", "-jvm-target", "17",
        // It sees what is internal in the rules that it takes a part of.
        "-Xfriend-paths=" + rules, "-cp", classpath, "-d", folder.path("wrong").path, copy.path,
      ],
      in: folder
    )
    guard said.status == 0 else { throw WrongKotlinCoreError.doesNotCompile(said.errors) }
    return folder.path("wrong").path + ":" + classpath
  }
}
