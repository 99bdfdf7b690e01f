public import Diagnostics

/// How a file that should be in UTF-8 is really encoded, as far as its bytes tell.
public enum FileEncoding {
  /// The bytes of a byte order mark in UTF-8.
  public static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The problem of a file in UTF-16, with a byte order mark or without; nil for any other.
  ///
  /// Documents begin with an ASCII character, so in UTF-16 one of the first two bytes is zero.
  public static func wide(_ file: SourceFile, id: String) -> Diagnostic? {
    let bytes = file.bytes
    guard bytes.count >= 2 else { return nil }
    let isWide =
      switch (bytes[0], bytes[1]) {
      case (0xFF, 0xFE), (0xFE, 0xFF): true
      case (0, 0): false
      case (0, _), (_, 0): bytes.count.isMultiple(of: 2)
      default: false
      }
    guard isWide else { return nil }
    return Diagnostic(
      id,
      .error,
      at: file.place(Span(0, 2)),
      "the file is in UTF-16, and must be in UTF-8",
      help: "iconv -f UTF-16 -t UTF-8 \(file.path)"
    )
  }

  /// The problem of a byte that is not UTF-8.
  public static func invalid(at offset: Int, in file: SourceFile, id: String) -> Diagnostic {
    Diagnostic(
      id,
      .error,
      at: file.place(Span(offset, offset + 1)),
      "the byte 0x\(hexadecimal(file.bytes[offset])) is not UTF-8 here,"
        + " so the file has another encoding or is damaged",
      help: "save the file as UTF-8; if it is in Windows-1252:"
        + " iconv -f WINDOWS-1252 -t UTF-8 \(file.path)"
    )
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count == 1 ? "0\(digits)" : digits
  }
}
