internal import Diagnostics

extension APIReading {
  /// The places that a call's arguments have on the JVM (JVM specification, section 4.3.3).
  private static let mostPlaces = 255

  /// Tells an object of more properties than Kotlin's `copy` can take.
  ///
  /// `copy` has the object, each property, a bit a property for whether it is given, in words of 32, and a
  /// mark.
  mutating func checkCount(_ properties: [APIProperty]) {
    var places = 2
    for (index, property) in properties.enumerated() {
      places += Self.places(of: property) + (index.isMultiple(of: 32) ? 1 : 0)
      guard places > Self.mostPlaces else { continue }
      report(
        "models/not-in-dialect",
        property.span,
        "an object of so many properties has no class on the JVM: \(index) are the most of their kinds",
        help: "move some of them to an object of their own"
      )
      return
    }
  }

  /// A number of 64 bits takes two places, unless it may be nothing; a reference may lead to one.
  private static func places(of property: APIProperty) -> Int {
    guard property.presence == .required else { return 1 }
    switch property.type {
    case .scalar(.integer(let integer)): return integer.width == .int64 ? 2 : 1
    case .scalar(.number), .reference: return 2
    case .scalar, .array, .map, .constant: return 1
    }
  }
}
