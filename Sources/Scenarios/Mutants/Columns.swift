/// Rows of words as a table of plain text.
enum Columns {
  /// The rows with each column as wide as its longest word, two spaces apart, a line each.
  static func aligned(_ rows: [[String]]) -> String {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      var line = ""
      for (column, word) in row.enumerated() {
        line += word
        if column + 1 < row.count {
          line += String(repeating: " ", count: widths[column] - word.count + 2)
        }
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}
