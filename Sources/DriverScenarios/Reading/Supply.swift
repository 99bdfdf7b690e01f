/// Ids or keys that a case gives, handed out in order; more than it gives is an error of the case.
struct Supply {
  private let name: String
  private var rest: ArraySlice<String>

  init(_ name: String, _ values: [String]) {
    self.name = name
    rest = values[...]
  }

  mutating func next() throws -> String {
    guard let next = rest.popFirst() else { throw CaseError("the case gives no more `\(name)`") }
    return next
  }
}
