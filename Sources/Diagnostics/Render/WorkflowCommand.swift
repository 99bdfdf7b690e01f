/// A line by which a step of GitHub Actions says something to its runner.
///
///     ::error file=i18n/pl.json,line=3,endLine=3,col=5,endColumn=9,title=words%3A syntax::what is wrong
struct WorkflowCommand {
  /// What is asked for.
  let name: String
  /// How, in order.
  var properties: [(name: String, value: String)] = []
  /// What is said.
  var data = ""

  /// The line, with its newline.
  var line: String {
    let list = properties.map { "\($0.name)=\(Self.escaped($0.value, alsoSeparators: true))" }
    let opening = list.isEmpty ? name : "\(name) \(list.joined(separator: ","))"
    return "::\(opening)::\(Self.escaped(data, alsoSeparators: false))\n"
  }

  /// A text with what would end it written as its number; in a property `:` and `,` would too.
  private static func escaped(_ text: String, alsoSeparators: Bool) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      case ":" where alsoSeparators: escaped += "%3A"
      case "," where alsoSeparators: escaped += "%2C"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Text for the log with none of its lines taken for a command: it may quote a file that somebody
  /// else wrote.
  ///
  /// Where a line could be taken for one, commands are stopped around the text until a word that is
  /// not in it.
  static func quoting(_ text: [UInt8]) -> [UInt8] {
    let lines = text.split(separator: UInt8(ascii: "\n"))
    guard lines.contains(where: looksLikeCommand) else { return text }
    let word = "bottle" + String(repeating: "-", count: longestRun(of: UInt8(ascii: "-"), text) + 1)
    let stop = WorkflowCommand(name: "stop-commands", data: word).line
    let resume = WorkflowCommand(name: word).line
    return Array(stop.utf8) + text + Array(resume.utf8)
  }

  /// Whether the runner might obey a line: one that begins with `::`, or has `##[` anywhere.
  private static func looksLikeCommand(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { $0 == UInt8(ascii: " ") || $0 >= 0x80 }
    if text.starts(with: "::".utf8), contains("::", in: text.dropFirst(2)) { return true }
    return contains("##[", in: line)
  }

  private static func contains(_ word: String, in line: ArraySlice<UInt8>) -> Bool {
    line.indices.contains { line[$0...].starts(with: word.utf8) }
  }

  private static func longestRun(of byte: UInt8, _ text: [UInt8]) -> Int {
    var (longest, run) = (0, 0)
    for next in text {
      run = next == byte ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
