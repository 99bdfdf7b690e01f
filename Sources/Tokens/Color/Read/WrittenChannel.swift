/// A channel as it was written.
enum WrittenChannel: Equatable {
  /// `none`.
  case missing
  case number(Double)
  /// A percentage, 1 for 100%.
  case share(Double)
  /// An angle, in degrees.
  case degrees(Double)

  var isShare: Bool {
    if case .share = self { true } else { false }
  }
}
