internal import Diagnostics

/// An attribute selector: Selectors 4, section 6.
struct AttributeTest: Hashable, Sendable {
  /// The attribute's name in lower case, as HTML compares it.
  var name: String
  var relation: Relation
  var value: Text = ""
  var ignoresCase = false

  enum Relation: Hashable, Sendable {
    case present
    case equals
    case holdsWord
    case equalsOrDash
    case begins
    case ends
    case holds
  }

  func matches(_ root: RootElement) -> Bool {
    guard let text = root.value(of: name) else { return false }
    let actual = folded(text)
    let expected = folded(value)
    switch relation {
    case .present: return true
    case .equals: return actual == expected
    case .holdsWord: return RootElement.words(of: actual).contains(expected)
    case .equalsOrDash:
      return actual == expected
        || actual.bytes.starts(with: expected.bytes + [UInt8(ascii: "-")])
    case .begins: return !expected.isEmpty && actual.bytes.starts(with: expected.bytes)
    case .ends:
      return !expected.isEmpty && actual.bytes.reversed().starts(with: expected.bytes.reversed())
    case .holds: return !expected.isEmpty && holds(expected.bytes, in: actual.bytes)
    }
  }

  private func folded(_ text: Text) -> Text {
    ignoresCase ? Text(text.lowercased) : text
  }

  private func holds(_ part: ArraySlice<UInt8>, in whole: ArraySlice<UInt8>) -> Bool {
    whole.indices.contains { whole[$0...].starts(with: part) }
  }
}
