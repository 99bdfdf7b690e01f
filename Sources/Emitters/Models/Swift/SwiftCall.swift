/// Calls laid out as Swift's formatter does.
enum SwiftCall {
  /// The columns of a line.
  static let width = 100

  /// A call or a function's head: on one line where that fits, else an argument a line.
  ///
  /// - Parameters:
  ///   - depth: How many blocks it is inside of.
  ///   - ending: What follows it on its last line.
  static func lines(
    _ function: String,
    _ arguments: [Code],
    depth: Int,
    ending: String = ""
  ) -> Code {
    let words = arguments.map(\.first.description).joined(separator: ", ")
    let line = function + "(" + words + ")" + ending
    let columns = line.unicodeScalars.count + depth * SwiftCode.indentation
    if columns <= width, arguments.allSatisfy({ $0.lines.count == 1 }) { return "\(line)" }
    let inner = arguments.enumerated().flatMap { index, argument in
      argument.between("", index < arguments.count - 1 ? "," : "")
        .indented(by: SwiftCode.indentation).lines
    }
    return Code(["\(function)("] + inner + [")\(ending)"])
  }

  /// A case of a switch and its one statement: on one line where that fits, else on two.
  ///
  /// - Parameter depth: How many blocks it is inside of.
  static func branch(_ pattern: String, _ statement: String, depth: Int) -> Code {
    split(pattern + ":", statement, depth: depth)
  }

  /// What two parts are, on one line where that fits, else on two.
  static func split(_ start: String, _ rest: String, depth: Int) -> Code {
    let line = start + " " + rest
    let columns = line.unicodeScalars.count + depth * SwiftCode.indentation
    if columns <= width { return "\(line)" }
    return Code(["\(start)"] + Code("\(rest)").indented(by: SwiftCode.indentation).lines)
  }
}
