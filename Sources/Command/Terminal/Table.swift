/// Columns for people: the first to the left, numbers to the right.
enum Table {
  /// The lines of a table, each with a newline; every row has as many cells as the heading.
  static func lines(_ heading: [String], _ rows: [[String]]) -> String {
    let table = [heading] + rows
    let widths = heading.indices.map { column in table.map { $0[column].count }.max() ?? 0 }
    return table.map { row in
      let cells = zip(row, widths).enumerated().map { column, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + space : space + cell.0
      }
      return cells.joined(separator: "  ") + "\n"
    }.joined()
  }
}
