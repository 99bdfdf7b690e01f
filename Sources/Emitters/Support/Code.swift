/// An expression in code: its lines, each with its own indentation.
struct Code: Hashable, ExpressibleByStringInterpolation {
  /// The lines; never empty.
  var lines: [String]

  /// Makes an expression of lines.
  init(_ lines: [String]) {
    self.lines = lines
  }

  /// Makes an expression of one line.
  init(stringLiteral line: String) {
    lines = [line]
  }

  /// The same one step further in.
  func indented(by spaces: Int) -> Code {
    let margin = String(repeating: " ", count: spaces)
    return Code(lines.map { margin + $0 })
  }

  /// The same with something before its first line and after its last.
  func between(_ start: String, _ end: String = "") -> Code {
    var lines = lines
    lines[0] = start + lines[0]
    lines[lines.count - 1] += end
    return Code(lines)
  }

  /// A call: on one line where that fits, else an argument a line.
  static func call(
    _ function: String,
    _ arguments: [Code],
    indentation: Int,
    width: Int
  ) -> Code {
    let length = arguments.reduce(function.utf8.count + 2) { $0 + $1.lines[0].utf8.count + 2 }
    if length <= width, arguments.allSatisfy({ $0.lines.count == 1 }) {
      return Code([function + "(" + arguments.map { $0.lines[0] }.joined(separator: ", ") + ")"])
    }
    let inner = arguments.flatMap { $0.between("", ",").indented(by: indentation).lines }
    return Code([function + "("] + inner + [")"])
  }
}
