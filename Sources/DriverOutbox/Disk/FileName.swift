/// What a file or folder is called that belongs to something with an id.
enum FileName {
  /// The id with everything but small letters, digits, `-` and `_` percent-encoded.
  ///
  /// It is a name on every file system, and another one for every id, where the case of letters does not
  /// count, too. An id that
  /// makes too long a name is called by its SHA-256.
  static func of(_ id: String) -> String {
    var name = ""
    for byte in id.utf8 {
      switch byte {
      case 0x61...0x7A, 0x30...0x39, 0x2D, 0x5F: name.unicodeScalars.append(Unicode.Scalar(byte))
      default: name += (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16)
      }
    }
    if name.utf8.count <= longest { return name }
    // No id is encoded like this: after its per cent sign stand no two digits.
    return "%sha256-" + SHA256.text(of: Array(id.utf8))
  }

  /// File systems take 255 bytes.
  private static let longest = 200
}
