internal import DriverModels

extension WireAnswer {
  /// The values of a header, each without the blanks at its ends, in the order they came.
  ///
  /// The letter case of a name does not count (RFC 9110, 5.1); blanks are spaces and tabs (5.5).
  func values(of name: String) -> [String] {
    headers.filter { $0.name.asciiLowercased.utf8.elementsEqual(name.asciiLowercased.utf8) }
      .map { $0.value.withoutBlanksAtItsEnds }
  }

  /// The first value of a header.
  func value(of name: String) -> String? {
    values(of: name).first
  }
}
