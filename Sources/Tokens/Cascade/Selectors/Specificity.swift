/// How specific a selector is: Selectors 4, section 17.
struct Specificity: Hashable, Comparable, Sendable {
  /// More than this counts as this, as in Chromium.
  static let limit = 255

  var ids = 0
  /// Classes, attributes and pseudo-classes.
  var classes = 0
  /// Types and pseudo-elements.
  var types = 0

  static let ofID = Specificity(ids: 1)
  static let ofClass = Specificity(classes: 1)
  static let ofType = Specificity(types: 1)

  static func < (left: Specificity, right: Specificity) -> Bool {
    (left.ids, left.classes, left.types) < (right.ids, right.classes, right.types)
  }

  static func += (left: inout Specificity, right: Specificity) {
    left.ids = min(limit, left.ids + right.ids)
    left.classes = min(limit, left.classes + right.classes)
    left.types = min(limit, left.types + right.types)
  }
}
