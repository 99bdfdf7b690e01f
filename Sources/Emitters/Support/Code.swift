/// An expression in code: its lines, each with its own indentation.
struct Code: Hashable, ExpressibleByStringInterpolation {
  /// The lines; never empty.
  var lines: [CodeLine]

  /// Makes an expression of lines.
  init(_ lines: [CodeLine]) {
    self.lines = lines
  }

  /// Makes an expression of one line.
  init(_ line: CodeLine) {
    lines = [line]
  }

  /// Makes an expression of one line.
  init(stringLiteral line: String) {
    lines = [CodeLine(line)]
  }

  /// Makes an expression of one line with other lines and texts in it.
  init(stringInterpolation interpolation: CodeLine.StringInterpolation) {
    lines = [CodeLine(stringInterpolation: interpolation)]
  }

  /// The same one step further in.
  func indented(by spaces: Int) -> Code {
    var code = self
    for index in lines.indices { code.lines[index].margin += spaces }
    return code
  }

  /// The same with something before its first line and after its last.
  func between(_ start: CodeLine, _ end: CodeLine = "") -> Code {
    var code = self
    if start.count > 0 { code.lines[0].bytes.insert(contentsOf: start.bytes, at: 0) }
    code.lines[lines.count - 1].bytes += end.bytes
    return code
  }

  /// A call: on one line where that fits, else an argument a line.
  static func call(
    _ function: CodeLine,
    _ arguments: [Code],
    indentation: Int,
    width: Int
  ) -> Code {
    let length = arguments.reduce(function.count + 2) { $0 + $1.lines[0].count + 2 }
    if length <= width, arguments.allSatisfy({ $0.lines.count == 1 }) {
      var line = function
      line.bytes.reserveCapacity(length)
      line.bytes.append(UInt8(ascii: "("))
      for (index, argument) in arguments.enumerated() {
        if index > 0 { line.bytes.append(", ") }
        line.bytes += argument.lines[0].bytes
      }
      line.bytes.append(UInt8(ascii: ")"))
      return Code(line)
    }
    var lines: [CodeLine] = ["\(function)("]
    for argument in arguments {
      lines += argument.between("", ",").indented(by: indentation).lines
    }
    return Code(lines + [")"])
  }
}
