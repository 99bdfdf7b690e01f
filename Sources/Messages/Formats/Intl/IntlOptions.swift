/// Options of `Intl.NumberFormat` or `Intl.DateTimeFormat` by their names, in the order they were
/// first set.
public struct IntlOptions: Hashable, Sendable {
  /// One option.
  public struct Entry: Hashable, Sendable {
    /// The name, such as `maximumFractionDigits`.
    public var name: String
    /// The value.
    public var value: Value
  }

  /// What an option is set to.
  public enum Value: Hashable, Sendable {
    /// A word, such as `2-digit`.
    case word(String)
    /// A whole number.
    case number(Int)
    /// A number with a point, as it is written; only `scale` takes one.
    case fraction(String)
    /// `true` or `false`.
    case flag(Bool)
  }

  /// The options; no name occurs twice.
  public private(set) var entries: [Entry] = []

  /// Makes options of which none is set.
  public init() {}

  /// Makes options of names and values as a person writes them.
  ///
  /// `true` and `false` are flags, what is made of digits is a number, and anything else is a word.
  /// The last of two equal names holds.
  public init(written: [(name: String, value: String)]) {
    for (name, value) in written { self[name] = Value(written: value) }
  }

  /// Makes options of names and values.
  init(_ entries: KeyValuePairs<String, Value>) {
    for (name, value) in entries { self[name] = value }
  }

  /// The value of an option; nil if it is not set.
  public subscript(name: String) -> Value? {
    get { entries.first { $0.name == name }?.value }
    set {
      let index = entries.firstIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let value?): entries[index].value = value
      case (let index?, nil): entries.remove(at: index)
      case (nil, let value?): entries.append(Entry(name: name, value: value))
      case (nil, nil): break
      }
    }
  }

  /// Sets every option that `other` sets.
  mutating func merge(_ other: IntlOptions) {
    for entry in other.entries { self[entry.name] = entry.value }
  }
}
