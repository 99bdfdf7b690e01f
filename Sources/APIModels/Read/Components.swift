internal import Diagnostics
internal import Documents

/// Things that a description names once and refers to.
struct Components<Value> {
  /// The part of `components` that names them.
  let section: String
  /// In order; nil where one was refused.
  private(set) var values: [Value?] = []
  private(set) var names: [String] = []
  private var indices: [Text: Int] = [:]

  init(section: String) {
    self.section = section
  }

  /// Adds one; one of the same name is told by the reader of YAML, and the last one counts.
  mutating func add(_ name: Text, _ value: Value?) {
    indices[name] = values.count
    names.append(name.string)
    values.append(value)
  }

  /// The index of a name.
  func index(of name: Text) -> Int? { indices[name] }
}
