internal import APIModels

/// What types are called in code.
struct KotlinType {
  /// The type itself.
  let name: String
  /// What reads and writes it.
  let wire: String

  private init(_ name: String, _ wire: String) {
    self.name = name
    self.wire = wire
  }

  /// What a property holds; nil for a constant, which needs no place.
  init?(_ type: APIType) {
    switch type {
    case .scalar(let scalar): self.init(scalar)
    case .reference(let reference): self.init(reference.name, reference.name)
    case .array(let array):
      let element = KotlinType(array.element)
      self.init("List<\(element.name)>", "WireList(\(element.wire))")
    case .map(let element):
      let element = KotlinType(element)
      self.init("Map<String, \(element.name)>", "WireMap(\(element.wire))")
    case .constant: return nil
    }
  }

  /// What an array or a map holds, or a parameter or a header.
  init(_ element: APIElement) {
    switch element {
    case .scalar(let scalar): self.init(scalar)
    case .reference(let reference): self.init(reference.name, reference.name)
    }
  }

  /// A scalar without a name of its own.
  init(_ scalar: APIScalar) {
    switch scalar {
    case .text: self.init("String", "WireString")
    case .date: self.init("CalendarDate", "CalendarDate")
    case .time: self.init("Timestamp", "Timestamp")
    case .integer(let integer):
      let isShort = integer.width == .int32
      self.init(isShort ? "Int" : "Long", isShort ? "WireInt" : "WireLong")
    case .number: self.init("Double", "WireDouble")
    case .boolean: self.init("Boolean", "WireBoolean")
    }
  }
}
