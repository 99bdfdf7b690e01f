/// An expression in code: its lines, each with its own indentation.
struct Code: Hashable, ExpressibleByStringInterpolation {
  /// The first line.
  ///
  /// Most expressions have no other, and are many: a list of one would cost them as much as the line.
  private(set) var first: CodeLine
  /// The other lines.
  private(set) var others: [CodeLine] = []

  /// Makes an expression of lines, of which there is one at least.
  init(_ lines: [CodeLine]) {
    first = lines[0]
    others = Array(lines.dropFirst())
  }

  /// Makes an expression of one line.
  init(_ line: CodeLine) {
    first = line
  }

  /// Makes an expression of one line.
  init(stringLiteral line: String) {
    first = CodeLine(line)
  }

  /// Makes an expression of one line with other lines and texts in it.
  init(stringInterpolation interpolation: CodeLine.StringInterpolation) {
    first = CodeLine(stringInterpolation: interpolation)
  }

  /// The lines; never empty.
  var lines: [CodeLine] { [first] + others }

  /// The same one step further in.
  func indented(by spaces: Int) -> Code {
    var code = self
    code.first.margin += spaces
    for index in others.indices { code.others[index].margin += spaces }
    return code
  }

  /// The same with something before its first line and after its last.
  func between(_ start: CodeLine, _ end: CodeLine = "") -> Code {
    var code = self
    if start.count > 0 { code.first.bytes.insert(contentsOf: start.bytes, at: 0) }
    if others.isEmpty {
      code.first.bytes.append(end.bytes)
    } else {
      code.others[others.count - 1].bytes.append(end.bytes)
    }
    return code
  }

  /// The same without the comma at the end of the last line but one, if it has several.
  func withoutLastComma() -> Code {
    guard !others.isEmpty else { return self }
    var code = self
    if others.count == 1 {
      code.first.bytes.removeLast()
    } else {
      code.others[others.count - 2].bytes.removeLast()
    }
    return code
  }

  /// A call: on one line where that fits, else an argument a line.
  static func call(
    _ function: CodeLine,
    _ arguments: [Code],
    indentation: Int,
    width: Int
  ) -> Code {
    let length = arguments.reduce(function.count + 2) { $0 + $1.first.count + 2 }
    if length <= width, arguments.allSatisfy({ $0.others.isEmpty }) {
      var line = function
      line.bytes.reserveCapacity(length)
      line.bytes.append(UInt8(ascii: "("))
      for (index, argument) in arguments.enumerated() {
        if index > 0 { line.bytes.append(", ") }
        line.bytes.append(argument.first.bytes)
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
