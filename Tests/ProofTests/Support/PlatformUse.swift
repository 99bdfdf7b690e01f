import Foundation
import TestSupport

/// What compiled accessors use of Android, told from their class files: the JVM that the proofs run
/// on has far more than an old phone.
enum PlatformUse {
  /// The members of Android's and Java's classes that the classes of a folder refer to and that are
  /// not in the list, or in it with a later API level.
  static func beyond(
    level: Int,
    classes: [URL],
    in folder: TemporaryFolder
  ) throws -> [String] {
    let list = try String(
      contentsOf: Checkout.proofs.appending(path: "Android/api.txt"),
      encoding: .utf8
    )
    var levels: [String: Int] = [:]
    for line in list.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ")
      levels[String(words[0])] = Int(words[1])
    }
    let code = try Program.succeed(
      [Tool.javap.path ?? "", "-p", "-c"] + classes.map(\.path),
      in: folder
    ).output
    let reference = /\/\/ (?:InterfaceMethod|Method|Field) ((?:android|java)\/[^:]+):/
    let members = Set(
      code.matches(of: reference).map { String($0.output.1).replacing("\"", with: "") }
    )
    return members.filter { levels[$0].map { $0 > level } ?? true }.sorted()
  }
}
