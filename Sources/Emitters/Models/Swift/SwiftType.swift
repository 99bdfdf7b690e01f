internal import APIModels

/// What types are called in code.
enum SwiftType {
  /// What a property holds; nil for a constant, which needs no place.
  static func name(_ type: APIType) -> String? {
    switch type {
    case .scalar(let scalar): name(scalar)
    case .reference(let reference): reference.name
    case .array(let array): "[\(name(array.element))]"
    case .map(let element): "WireMap<\(name(element))>"
    case .constant: nil
    }
  }

  /// What an array or a map holds, or a parameter or a header.
  static func name(_ element: APIElement) -> String {
    switch element {
    case .scalar(let scalar): name(scalar)
    case .reference(let reference): reference.name
    }
  }

  /// A scalar without a name of its own.
  static func name(_ scalar: APIScalar) -> String {
    switch scalar {
    case .text: "String"
    case .date: "CalendarDate"
    case .time: "Timestamp"
    case .integer(let integer): integer.width == .int32 ? "Int32" : "Int64"
    case .number: "Double"
    case .boolean: "Bool"
    }
  }
}
