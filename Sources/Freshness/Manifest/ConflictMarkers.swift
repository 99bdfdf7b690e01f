/// The lines that git leaves in a file where two branches changed the same place.
enum ConflictMarkers {
  /// Whether a whole conflict stands in the file: its opening, middle and closing lines, in order.
  static func stand(in bytes: [UInt8]) -> Bool {
    var expected = signs[...]
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let sign = expected.first else { return true }
      if isMarker(line, of: sign) { expected = expected.dropFirst() }
    }
    return expected.isEmpty
  }

  private static let signs: [UInt8] = [UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">")]

  /// Seven signs, then nothing or a space and the branch's name.
  private static func isMarker(_ line: ArraySlice<UInt8>, of sign: UInt8) -> Bool {
    guard line.count >= 7, line.prefix(7).allSatisfy({ $0 == sign }) else { return false }
    guard let next = line.dropFirst(7).first else { return true }
    return next == UInt8(ascii: " ") || next == UInt8(ascii: "\r")
  }
}
