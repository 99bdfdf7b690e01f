public import Outputs

extension OwnershipMark {
  /// A `Contents.json` of an asset catalog whose `info.author` is this tool; Xcode's own say `xcode`.
  public static let bottleAuthor = OwnershipMark { bytes in
    let author = Array(#""author""#.utf8)
    let bottle = Array(#""bottle""#.utf8)
    return bytes.split(separator: UInt8(ascii: "\n")).contains { line in
      let words = line.drop { $0 <= 0x20 }
      guard words.starts(with: author) else { return false }
      let value = words.dropFirst(author.count).drop { $0 <= 0x20 || $0 == UInt8(ascii: ":") }
      return value.starts(with: bottle)
    }
  }
}
