// Stands in for SwiftUI's colours.
public import UIKit

/// A colour.
public struct Color: Sendable {
  /// What it was made of.
  public let uiColor: UIColor

  /// Makes a colour of UIKit's.
  public init(uiColor: UIColor) {
    self.uiColor = uiColor
  }
}
