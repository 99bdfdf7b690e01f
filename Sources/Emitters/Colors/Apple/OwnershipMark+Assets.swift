public import Outputs

extension OwnershipMark {
  /// A `Contents.json` of an asset catalog whose `info.author` is this tool; Xcode's own say `xcode`.
  public static let bottleAuthor = OwnershipMark { bytes in
    bytes.split(separator: UInt8(ascii: "\n")).contains { line in
      line.filter { $0 > 0x20 }.starts(with: #""author":"bottle""#.utf8)
    }
  }
}
