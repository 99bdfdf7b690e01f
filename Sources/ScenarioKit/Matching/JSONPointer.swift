/// JSON Pointers (RFC 6901).
public enum JSONPointer {
  /// A key as a pointer names it (section 3).
  public static func escaped(_ key: String) -> String {
    var escaped = ""
    for scalar in key.unicodeScalars {
      switch scalar {
      case "~": escaped += "~0"
      case "/": escaped += "~1"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
