/// What aapt2 takes for conversions of `String.format` in a text that nobody formats.
enum FormatCheck {
  /// Whether aapt2 may refuse the text: it has several conversions, and one of them has no number.
  ///
  /// aapt2 lets some such texts pass as formats of dates; those are refused here too, which costs
  /// nothing.
  static func objects(to text: some Collection<UInt8>) -> Bool {
    var conversions = 0
    var isNumbered = true
    var rest = text[...]
    while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
      rest = rest[percent...].dropFirst()
      guard let next = rest.first else { break }
      if next == UInt8(ascii: "%") || next == UInt8(ascii: "n") {
        rest = rest.dropFirst()
        continue
      }
      conversions += 1
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      rest = rest.dropFirst(digits.count)
      if digits.isEmpty || rest.first.map({ $0 != UInt8(ascii: "$") }) == true {
        isNumbered = false
      }
    }
    return conversions > 1 && !isNumbered
  }
}
