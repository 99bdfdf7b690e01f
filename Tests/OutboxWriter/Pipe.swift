import Foundation

/// The standard output, of which nothing stays behind in a process that is killed.
enum Pipe {
  static func say(_ line: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8))
  }
}
