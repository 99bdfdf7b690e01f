internal import ScenarioKit

/// What has no order of its own, in the order of bytes, so that it is seen the same every time.
extension Sequence<String> {
  var inOrder: [String] {
    sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

extension Sequence<JSONValue> {
  /// By the texts of these members, the first that differs.
  func inOrder(_ keys: String...) -> [JSONValue] {
    sorted { one, other in
      for key in keys {
        let (left, right) = (one[key]?.string ?? "", other[key]?.string ?? "")
        if !left.utf8.elementsEqual(right.utf8) {
          return left.utf8.lexicographicallyPrecedes(right.utf8)
        }
      }
      return false
    }
  }
}
