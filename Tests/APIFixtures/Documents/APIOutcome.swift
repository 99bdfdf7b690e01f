/// What must come of reading a document, on either platform.
public enum APIOutcome: Hashable, Sendable {
  /// It is read.
  ///
  /// - Parameters:
  ///   - written: What the bytes written again must hold.
  ///   - shown: What the value, shown as text, must begin with.
  ///   - violations: What `validate()` says, code and place: `tooLong /title`.
  case read(written: String = "", shown: String = "", violations: [String] = [])
  /// It is refused, with this code, at this JSON Pointer.
  case refused(code: String, path: String = "")

  /// The same as a property or an element of something.
  func inside(_ name: String) -> APIOutcome {
    let step =
      "/" + name.replacing("~", with: "~0").replacing("/", with: "~1")
    switch self {
    case .read(let written, let shown, let violations):
      let moved = violations.map { violation in
        let parts = violation.split(separator: " ", maxSplits: 1).map(String.init)
        return parts[0] + " " + step + (parts.count > 1 ? parts[1] : "")
      }
      return .read(written: written, shown: shown, violations: moved)
    case .refused(let code, let path):
      // What is no JSON has no place in it.
      return Self.wholeDocument.contains(code) ? self : .refused(code: code, path: step + path)
    }
  }

  private static let wholeDocument: Set<String> = [
    "byteOrderMark", "duplicateName", "loneSurrogate", "notUTF8", "syntax", "tooDeep",
  ]
}
