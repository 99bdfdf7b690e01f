internal import Diagnostics

/// The lines of two files, each with its line feed, and the same number for lines that are the same.
struct Lines {
  let old: [ArraySlice<UInt8>]
  let new: [ArraySlice<UInt8>]
  /// The numbers of the lines, from 0 without gaps.
  let oldIDs: [Int]
  let newIDs: [Int]
  /// How many different lines there are.
  let count: Int

  /// - Parameter ignoringLastComma: Whether lines are the same that differ only in a comma at their
  ///   end.
  init(_ oldBytes: [UInt8], _ newBytes: [UInt8], ignoringLastComma: Bool = false) {
    old = Self.split(oldBytes)
    new = Self.split(newBytes)
    var ids: [Text: Int] = [:]
    ids.reserveCapacity(max(old.count, new.count))
    let text = ignoringLastComma ? Self.withoutComma : { Text($0) }
    oldIDs = Self.number(old.lazy.map(text), &ids)
    newIDs = Self.number(new.lazy.map(text), &ids)
    count = ids.count
  }

  private static func number(_ lines: some Sequence<Text>, _ ids: inout [Text: Int]) -> [Int] {
    lines.map { line in
      let next = ids.count
      let id = ids[line] ?? next
      if id == next { ids[line] = next }
      return id
    }
  }

  private static func withoutComma(_ line: ArraySlice<UInt8>) -> Text {
    let text = line.last == UInt8(ascii: "\n") ? line.dropLast() : line
    return Text(text.last == UInt8(ascii: ",") ? text.dropLast() : text)
  }

  private static func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }
}
