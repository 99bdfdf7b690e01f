internal import Diagnostics

/// The properties a stylesheet sets on the root, numbered by first appearance.
struct PropertyNames: Sendable {
  private(set) var names: [Text] = []
  private var numbers: [Text: Int] = [:]

  static let colorScheme: Text = "color-scheme"
  static let color: Text = "color"

  /// The number of a name, a new one if it was not seen.
  mutating func number(_ name: Text) -> Int {
    if let known = numbers[name] { return known }
    numbers[name] = names.count
    names.append(name)
    return names.count - 1
  }

  /// The number of a name; nil if it was never seen.
  func known(_ name: Text) -> Int? {
    numbers[name]
  }
}
