/// Which operation a request is for, and the values of its path.
struct StandInRoute {
  let operation: StandInOperation
  /// The values of the path, in its order, without percent-encoding.
  let values: [String]

  /// What a method and a target come to.
  enum Match {
    case route(StandInRoute)
    /// There is such a path, for other methods.
    case otherMethods([String])
    case nothing
  }

  static func match(_ method: String, _ target: String) -> Match {
    let path = String(target.prefix { $0 != "?" })
    var methods: [String] = []
    for operation in StandInOperation.allCases {
      guard let values = values(of: path, as: operation.segments) else { continue }
      if operation.method == method {
        return .route(StandInRoute(operation: operation, values: values))
      }
      methods.append(operation.method)
    }
    return methods.isEmpty ? .nothing : .otherMethods(methods)
  }

  private static func values(of path: String, as segments: [Substring]) -> [String]? {
    guard path.first == "/" else { return nil }
    let parts = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == segments.count else { return nil }
    var values: [String] = []
    for (part, segment) in zip(parts, segments) {
      guard let text = PercentText.decoded(part.utf8) else { return nil }
      if segment.first == "{" {
        guard !text.isEmpty else { return nil }
        values.append(text)
      } else if !text.utf8.elementsEqual(segment.utf8) {
        return nil
      }
    }
    return values
  }
}
