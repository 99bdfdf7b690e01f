internal import Diagnostics

/// The root element, `html`, with the attributes a theme puts on it.
struct RootElement: Hashable, Sendable {
  /// Names in lower case and values; `class` and `id` are among them, each name once.
  private(set) var attributes: [Attribute] = []
  /// The words of `class`.
  private var classes: [Text] = []

  struct Attribute: Hashable, Sendable {
    var name: String
    var value: Text
  }

  /// The value of an attribute, its name in lower case; nil if it is not there.
  func value(of name: String) -> Text? {
    attributes.first { $0.name == name }?.value
  }

  func hasClass(_ name: Text) -> Bool {
    classes.contains(name)
  }

  /// Puts an attribute on the element; a class joins those that are there.
  mutating func put(_ name: String, _ value: Text) {
    if let index = attributes.firstIndex(where: { $0.name == name }) {
      let old = attributes[index].value
      let joined = Text((old.bytes + [UInt8(ascii: " ")] + value.bytes)[...])
      attributes[index].value = name == "class" ? joined : value
    } else {
      attributes.append(Attribute(name: name, value: value))
    }
    if name == "class" { classes += Self.words(of: value) }
  }

  /// The words of an attribute, which whitespace separates.
  static func words(of text: Text) -> [Text] {
    text.bytes.split { ByteClass.table[Int($0)].contains(.whitespace) }.map { Text($0) }
  }
}
