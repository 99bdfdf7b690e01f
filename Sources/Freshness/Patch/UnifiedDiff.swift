internal import Outputs

/// What makes one file another, as `patch -p1` and `git apply` take it.
struct UnifiedDiff {
  private(set) var lines: [PatchLine] = []

  /// How many lines that stay stand around those that do not.
  private static let context = 3

  /// The patch of a file; nil on either side where there is none.
  init(_ path: ProjectPath, from old: [UInt8]?, to new: [UInt8]?) {
    let (before, after) = (Self.quoted("a/\(path.string)"), Self.quoted("b/\(path.string)"))
    lines.append(PatchLine(.file, "diff --git \(before) \(after)"))
    if old == nil { lines.append(PatchLine(.file, "new file mode 100644")) }
    if new == nil { lines.append(PatchLine(.file, "deleted file mode 100644")) }
    let both = Lines(old ?? [], new ?? [])
    let changes = LineDiff.changes(both)
    if changes.isEmpty { return }
    // A name with a space is told from what may follow it by the tab after it.
    let end = path.string.utf8.contains(UInt8(ascii: " ")) ? "\t" : ""
    lines.append(PatchLine(.file, "--- " + (old == nil ? "/dev/null" : before + end)))
    lines.append(PatchLine(.file, "+++ " + (new == nil ? "/dev/null" : after + end)))
    for hunk in Self.hunks(changes) { append(hunk, both) }
  }

  /// Changes that are so near to each other that the lines around them touch.
  private static func hunks(_ changes: [LineChange]) -> [ArraySlice<LineChange>] {
    var hunks: [ArraySlice<LineChange>] = []
    var start = 0
    for index in changes.indices.dropFirst() {
      let gap = changes[index].old.lowerBound - changes[index - 1].old.upperBound
      if gap > 2 * context {
        hunks.append(changes[start..<index])
        start = index
      }
    }
    return hunks + [changes[start...]]
  }

  private mutating func append(_ hunk: ArraySlice<LineChange>, _ both: Lines) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let lead = min(Self.context, first.old.lowerBound)
    let tail = min(Self.context, both.old.count - last.old.upperBound)
    let old = first.old.lowerBound - lead..<last.old.upperBound + tail
    let new = first.new.lowerBound - lead..<last.new.upperBound + tail
    lines.append(PatchLine(.hunk, "@@ -\(Self.range(old)) +\(Self.range(new)) @@"))
    var next = old.lowerBound
    for change in hunk {
      append(both.old[next..<change.old.lowerBound], .kept)
      append(both.old[change.old], .removed)
      append(both.new[change.new], .added)
      next = change.old.upperBound
    }
    append(both.old[next..<old.upperBound], .kept)
  }

  private mutating func append(_ texts: ArraySlice<ArraySlice<UInt8>>, _ kind: PatchLine.Kind) {
    for text in texts {
      if text.last == UInt8(ascii: "\n") {
        lines.append(PatchLine(kind, text.dropLast()))
      } else {
        lines.append(PatchLine(kind, text))
        lines.append(PatchLine(.remark, "\\ No newline at end of file"))
      }
    }
  }

  /// The number of the first line and how many there are; of none, the number of the line before.
  private static func range(_ range: Range<Int>) -> String {
    switch range.count {
    case 0: "\(range.lowerBound),0"
    case 1: "\(range.lowerBound + 1)"
    default: "\(range.lowerBound + 1),\(range.count)"
    }
  }

  /// A name as git writes it: between double quotes, with escapes as in C, where it is not plain ASCII.
  private static func quoted(_ name: String) -> String {
    var quoted = ""
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        quoted += "\\" + String(Unicode.Scalar(byte))
      case 0x20..<0x7F: quoted += String(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 8)
        quoted += "\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
      }
    }
    return quoted == name ? name : "\"\(quoted)\""
  }
}
