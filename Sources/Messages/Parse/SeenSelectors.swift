/// The selectors of one plural or select so far.
struct SeenSelectors {
  /// Whether `other` is among them.
  private(set) var hasOther = false
  private var few: [ArraySlice<UInt8>] = []
  private var many: Set<ArraySlice<UInt8>> = []

  /// Adds a selector; false if it is there already.
  ///
  /// They are compared byte by byte.
  mutating func insert(_ selector: ArraySlice<UInt8>) -> Bool {
    if selector.count == 5, selector.elementsEqual("other".utf8) {
      defer { hasOther = true }
      return !hasOther
    }
    // Real messages have few branches, which are compared sooner than hashed.
    if few.count < 8 {
      if few.contains(selector) { return false }
      if few.isEmpty { few.reserveCapacity(4) }
      few.append(selector)
      return true
    }
    return !few.contains(selector) && many.insert(selector).inserted
  }
}
