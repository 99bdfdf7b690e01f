import Foundation
import TestSupport
import Testing

/// A real terminal, run by tmux, with an interactive shell in it whose path has `bottle`.
final class Terminal: Sendable {
  let folder: TemporaryFolder
  private let socket: String
  private let recording: URL

  /// How long a busy machine may take to show something, in seconds.
  private static let patience = 60.0

  /// Opens a terminal in a folder of files, at a prompt that is `>`.
  init(
    _ shell: Tool = .bash,
    width: Int = 100,
    height: Int = 30,
    holding files: [String: String] = [:]
  ) throws {
    folder = try TemporaryFolder("terminal", holding: files)
    let outside = folder.url.deletingLastPathComponent()
    socket = outside.appending(path: "socket").path
    recording = outside.appending(path: "recording")
    let command = try #require(BuiltCommand.url)
    let bin = outside.appending(path: "bin")
    try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: bin.appending(path: "bottle"),
      withDestinationURL: command
    )
    // Nothing of the machine's own settings, of this process's environment or of anybody's home.
    let environment = [
      "HOME=\(outside.path)", "PATH=\(bin.path):/usr/local/bin:/usr/bin:/bin", "LC_ALL=C.UTF-8",
      "TERM=screen", "PS1='> '", "PROMPT='> '",
    ]
    let plain = shell == .bash ? "bash --noprofile --norc -i" : "zsh -f -i +o promptsp"
    try start([
      "-f", "/dev/null", "-u", "new-session", "-d", "-x", "\(width)", "-y", "\(height)", "-c",
      folder.url.path, "env -i " + environment.joined(separator: " ") + " " + plain,
    ])
    try tmux(["pipe-pane", "cat >> '\(recording.path)'"])
    try wait(for: ">")
  }

  deinit {
    _ = try? tmux(["kill-server"])
  }

  /// Types a text.
  func type(_ text: String) throws {
    try tmux(["send-keys", "-l", text])
  }

  /// Presses keys, by tmux's names for them: `Tab`, `C-c`.
  func press(_ keys: String...) throws {
    try tmux(["send-keys"] + keys)
  }

  /// Types a command line and waits until it has run.
  ///
  /// - Returns: What it printed, and its status.
  func run(_ line: String) throws -> (output: String, status: String) {
    try clear()
    try type("\(line); echo \"status=$?\"")
    try press("Enter")
    let screen = try wait(for: /\nstatus=(\d+)/)
    let found = try #require(screen.firstMatch(of: /\nstatus=(\d+)/))
    // The line that was typed ends with the first `status=`.
    let typed = try #require(screen.firstRange(of: "status=$?\"\n"))
    let start = min(typed.upperBound, found.range.lowerBound)
    return (String(screen[start..<found.range.lowerBound]), String(found.output.1))
  }

  /// Empties the screen.
  func clear() throws {
    try press("C-l")
    try wait(for: /^> *\n*$/)
  }

  /// What the screen shows, lines without the space at their ends.
  func screen(withColors: Bool = false) throws -> String {
    try tmux(["capture-pane", "-p"] + (withColors ? ["-e"] : []))
  }

  /// All that was ever written to the terminal.
  func written() throws -> String {
    String(decoding: try Data(contentsOf: recording), as: UTF8.self)
  }

  /// Waits until the screen shows a text.
  @discardableResult
  func wait(for text: String) throws -> String {
    try wait(for: text) { $0.contains(text) }
  }

  /// Waits until the screen matches.
  @discardableResult
  func wait(for pattern: Regex<some Any>) throws -> String {
    try wait(for: "a match") { $0.firstMatch(of: pattern) != nil }
  }

  private func wait(for what: String, until isThere: (String) -> Bool) throws -> String {
    let end = Date.now.addingTimeInterval(Self.patience)
    while true {
      let screen = try screen()
      if isThere(screen) { return screen }
      guard Date.now < end else { throw Absent(what: what, screen: screen) }
      Thread.sleep(forTimeInterval: 0.05)
    }
  }

  struct Absent: Error, CustomStringConvertible {
    let what: String
    let screen: String
    var description: String { "waited for \(what), and the screen shows\n\(screen)" }
  }

  /// Starts the server, which outlives the process that starts it.
  ///
  /// It must not keep what that process, or another that was started at the same time, has open:
  /// `Process` takes one for running as long as anybody holds its descriptors.
  private func start(_ arguments: [String]) throws {
    let closing = """
      for file in /dev/fd/*; do file=${file##*/}; ((file > 2)) && eval "exec $file>&-"; done
      exec "$@"
      """
    try Program.succeed(
      [Tool.bash.path ?? "", "-c", closing, "bash", Tool.tmux.path ?? "", "-S", socket] + arguments,
      in: folder
    )
  }

  @discardableResult
  private func tmux(_ arguments: [String]) throws -> String {
    try Program.succeed([Tool.tmux.path ?? "", "-S", socket] + arguments, in: folder).output
  }
}
