internal import APIModels

extension APIScalar {
  /// Whether it is something that no log may show: a text of the format `password`.
  var isSecret: Bool {
    if case .text(let text) = self { text.format == .password } else { false }
  }
}

extension APIElement {
  /// The same of what it holds; a schema's own type hides itself.
  var isSecret: Bool {
    if case .scalar(let scalar) = self { scalar.isSecret } else { false }
  }
}

extension APIType {
  /// The same of a property.
  var isSecret: Bool {
    switch self {
    case .scalar(let scalar): scalar.isSecret
    case .array(let array): array.element.isSecret
    case .map(let element): element.isSecret
    case .reference, .constant: false
    }
  }
}
