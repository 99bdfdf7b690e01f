internal import DriverModels

extension SessionState.Challenge {
  /// The challenge whose cookie an answer sets; nil if it sets none (S1).
  ///
  /// Over plain HTTP the cookie's name lacks its prefix `__Secure-`. One without a value is deleted.
  init?(of answer: WireAnswer) {
    for header in answer.values(of: "Set-Cookie") {
      let pair = String(decoding: header.utf8.prefix { $0 != 0x3B }, as: UTF8.self)
        .withoutBlanksAtItsEnds
      let name = pair.utf8.prefix { $0 != 0x3D }
      let hasValue = pair.utf8.count > name.count + 1
      if hasValue, name.suffix(Self.name.count).elementsEqual(Self.name) {
        cookie = pair
        return
      }
    }
    return nil
  }

  private static let name = Array("better-auth.two_factor".utf8)
}
