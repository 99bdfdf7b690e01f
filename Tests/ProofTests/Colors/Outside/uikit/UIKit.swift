// Stands in for UIKit's colours: the same signatures, and what was asked for instead of pixels.
@_exported import Foundation

/// Whether the screen is light or dark.
public enum UIUserInterfaceStyle: Sendable { case unspecified, light, dark }

/// Whether its user asked for more contrast.
public enum UIAccessibilityContrast: Sendable { case unspecified, normal, high }

/// What a view is shown in.
public final class UITraitCollection: Sendable {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// How much contrast.
  public let accessibilityContrast: UIAccessibilityContrast

  /// Makes traits.
  public init(style: UIUserInterfaceStyle, contrast: UIAccessibilityContrast) {
    userInterfaceStyle = style
    accessibilityContrast = contrast
  }
}

/// A colour.
public final class UIColor: @unchecked Sendable, CustomStringConvertible {
  /// The space and the components that were asked for.
  public let description: String
  private let provider: ((UITraitCollection) -> UIColor)?

  /// A colour in sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    description = "srgb \(red) \(green) \(blue) \(alpha)"
    provider = nil
  }

  /// A colour in Display P3.
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    description = "display-p3 \(displayP3Red) \(green) \(blue) \(alpha)"
    provider = nil
  }

  /// A colour that depends on the view.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    description = "dynamic"
    provider = dynamicProvider
  }

  /// What it is in a view.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    provider?(traits) ?? self
  }
}
