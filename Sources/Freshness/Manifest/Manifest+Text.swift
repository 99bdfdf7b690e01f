internal import Outputs

extension Manifest {
  /// The whole file; an entry with several fingerprints is several lines.
  var bytes: [UInt8] {
    var bytes = Array(Self.header.line(.hash).utf8)
    bytes.append(UInt8(ascii: "\n"))
    if isUnfinished { bytes += Self.unfinished + [UInt8(ascii: "\n")] }
    for entry in entries {
      for digest in entry.digests {
        bytes += digest.hexadecimal
        bytes += Self.separator
        bytes += entry.path.string.utf8
        bytes.append(UInt8(ascii: "\n"))
      }
    }
    return bytes
  }

  /// Reads what can be read of a manifest.
  ///
  /// Two branches may have been merged into it, by git or by hand: conflict markers, lines that
  /// are no entries and entries of paths outside the project are passed over. The next run writes
  /// it anew, because its bytes are not those that would be written.
  init(reading bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map { line in
      line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    }
    self.init(
      lines.compactMap(Self.entry),
      isUnfinished: lines.contains { $0.elementsEqual(Self.unfinished) }
    )
  }

  private static func entry(_ line: ArraySlice<UInt8>) -> Entry? {
    let rest = line.dropFirst(Digest.digitCount)
    guard
      let digest = Digest(hexadecimal: line.prefix(Digest.digitCount)),
      rest.starts(with: separator),
      let written = String(validating: rest.dropFirst(separator.count), as: UTF8.self)
    else { return nil }
    let path = ProjectPath(written)
    guard path.problem == nil, path.string.utf8.elementsEqual(written.utf8) else { return nil }
    return Entry(path: path, digests: [digest])
  }

  private static let unfinished = Array(
    "# A run was stopped before it was done: run `bottle generate` again.".utf8
  )
  private static let separator: [UInt8] = Array("  ".utf8)
  private static let header = GeneratedHeader(from: "bottle.yaml")
}
