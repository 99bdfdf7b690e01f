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

  init(_ oldBytes: [UInt8], _ newBytes: [UInt8]) {
    old = Self.split(oldBytes)
    new = Self.split(newBytes)
    var ids: [Text: Int] = [:]
    ids.reserveCapacity(max(old.count, new.count))
    oldIDs = Self.number(old, &ids)
    newIDs = Self.number(new, &ids)
    count = ids.count
  }

  private static func number(_ lines: [ArraySlice<UInt8>], _ ids: inout [Text: Int]) -> [Int] {
    lines.map { line in
      let next = ids.count
      let id = ids[Text(line)] ?? next
      if id == next { ids[Text(line)] = next }
      return id
    }
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
