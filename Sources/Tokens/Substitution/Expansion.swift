internal import Diagnostics

/// Writes out a value with its references replaced, within the limits.
struct Expansion {
  let resolver: Resolver
  private(set) var size = Resolver.Size()
  private var depth = 0

  /// Why a value cannot be written out.
  struct Failure: Error {
    var reason: InvalidReason
  }

  init(resolver: Resolver) {
    self.resolver = resolver
  }

  /// A value with its references replaced; what they leave side by side stays two values.
  mutating func expand(
    _ values: ArraySlice<ComponentValue>
  ) throws(Failure) -> [ComponentValue] {
    var result: [ComponentValue] = []
    for value in values {
      switch value.kind {
      case .function(let name, let contents):
        if let replacement = Replacement(
          name,
          contents,
          isTailwind: resolver.theme.isTailwind
        ) {
          result += try replaced(replacement, at: value)
        } else {
          let inner = try expandInside(contents)
          result.append(
            ComponentValue(.function(name, inner), file: value.file, span: value.span)
          )
        }
      case .block(let bracket, let contents):
        let inner = try expandInside(contents)
        result.append(
          ComponentValue(.block(bracket, inner), file: value.file, span: value.span)
        )
      default:
        try count(1)
        result.append(value)
      }
    }
    return result
  }

  /// Counts a value that has no references.
  mutating func measure(_ values: ArraySlice<ComponentValue>) {
    for value in values {
      size.count += 1
      guard let contents = value.contents else { continue }
      depth += 1
      size.depth = max(size.depth, depth)
      measure(contents[...])
      depth -= 1
    }
  }

  private mutating func expandInside(
    _ contents: [ComponentValue]
  ) throws(Failure) -> [ComponentValue] {
    try count(1)
    try enter(1)
    let inner = try expand(contents[...])
    depth -= 1
    return inner
  }

  private mutating func count(_ values: Int) throws(Failure) {
    size.count += values
    if size.count > Resolver.valueLimit { throw Failure(reason: .tooLarge) }
  }

  private mutating func enter(_ levels: Int) throws(Failure) {
    depth += levels
    size.depth = max(size.depth, depth)
    if depth > Lexer.depthLimit { throw Failure(reason: .tooDeep) }
  }

  private mutating func replaced(
    _ replacement: Replacement,
    at value: ComponentValue
  ) throws(Failure) -> [ComponentValue] {
    switch replacement {
    case .reference(let reference): return try replaced(reference)
    case .fallback(let fallback):
      guard let fallback else {
        throw Failure(reason: .outOfScope(name: "env", file: value.file, span: value.span))
      }
      return try expand(fallback)
    case .alpha(let color, let alpha): return try mixed(color, alpha, at: value)
    case .outOfScope(let name):
      throw Failure(reason: .outOfScope(name: name, file: value.file, span: value.span))
    }
  }

  private mutating func replaced(_ reference: Reference) throws(Failure) -> [ComponentValue] {
    guard let result = resolver.result(of: reference.name) else {
      throw Failure(reason: .reference(reference))
    }
    switch result.resolution {
    case .values(let values):
      try count(result.size.count)
      try enter(result.size.depth)
      depth -= result.size.depth
      return values
    case .invalid(let reason):
      if reason.isOutOfScope { throw Failure(reason: reason) }
      if reason == .notSet,
        let values = DefaultPalette.value(of: reference.name, in: resolver.theme)
      {
        try count(values.count)
        return values
      }
      guard let fallback = reference.fallback else {
        throw Failure(reason: reason == .tooLarge ? reason : .reference(reference))
      }
      return try expand(fallback)
    }
  }

  /// Tailwind's `--alpha(color / alpha)`: `color-mix(in oklab, color alpha, transparent)`.
  private mutating func mixed(
    _ color: ArraySlice<ComponentValue>,
    _ alpha: ArraySlice<ComponentValue>,
    at value: ComponentValue
  ) throws(Failure) -> [ComponentValue] {
    let made = { (kind: ComponentValue.Kind) in
      ComponentValue(kind, file: value.file, span: value.span)
    }
    try count(8)
    try enter(1)
    var arguments = [
      made(.ident("in")), made(.whitespace), made(.ident("oklab")), made(.comma),
      made(.whitespace),
    ]
    arguments += try expand(color)
    arguments.append(made(.whitespace))
    arguments += try expand(alpha)
    arguments += [made(.comma), made(.whitespace), made(.ident("transparent"))]
    depth -= 1
    return [made(.function("color-mix", arguments))]
  }
}
