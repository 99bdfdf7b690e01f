/// How wide the screen's colours are.
public enum Gamut: Int, Hashable, Sendable, Comparable {
  /// The colours of sRGB.
  case srgb
  /// Those of Display P3.
  case p3
  /// Those of Rec. 2020.
  case rec2020

  /// Orders the narrower before the wider.
  public static func < (left: Gamut, right: Gamut) -> Bool {
    left.rawValue < right.rawValue
  }
}
