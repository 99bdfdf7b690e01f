/// Texts as drivers never write them, and as they do.
enum OddText {
  private static let scalars: [String] = [
    "a", "b", "Dog", "\u{E9}", "e\u{301}", "\u{1F600}", "\u{1F469}\u{200D}\u{1F467}", "\r\n",
    "\n", "\r", " ", "\u{85}", "\u{200B}", "\u{1C}", "\u{A0}", "\u{3000}", "\u{FEFF}", "\"",
    "\\", "\u{1}",
  ]

  /// Two scalars and three, as one platform or the other would count them otherwise.
  private static let aboutThree: [String] = [
    "Dog", "No", " No ", "ab\u{85}", "ab\u{200B}", "e\u{301}t", "\u{1F600}\u{1F600}", "a\r\nb",
    "\u{1F469}\u{200D}\u{1F467}", "a\r\n",
  ]

  /// A note: about three scalars long, or about 500.
  static func note(wild: Int, _ random: inout SeededRandom) -> String {
    if random.once(in: 3) { return random.one(of: "Left by the gate", "Road closed") }
    if random.once(in: 2) { return random.one(of: aboutThree) ?? "" }
    if random.once(in: wild) { return long(random.one(of: 499, 500, 500, 501, 501), &random) }
    return short(&random)
  }

  /// A name: ordinary, about empty, or about 100 scalars long.
  static func name(wild: Int, _ random: inout SeededRandom) -> String {
    if random.once(in: wild) { return long(random.one(of: 99, 100, 101), &random) }
    return random.once(in: wild) ? short(&random) + " " : " Ann Reed "
  }

  private static func short(_ random: inout SeededRandom) -> String {
    (0..<random.number(0...4)).reduce(into: "") { text, _ in
      text += random.one(of: scalars) ?? ""
    }
  }

  /// A text of so many scalars after trimming, and with each CRLF as one.
  private static func long(_ length: Int, _ random: inout SeededRandom) -> String {
    let filler = random.one(of: "x", "\u{1F600}", "e\u{301}")
    let width = filler.unicodeScalars.count
    let text = String(repeating: filler, count: (length - 2) / width)
    let rest = String(repeating: "y", count: (length - 2) % width)
    return " " + text + rest + random.one(of: "\n", "\r\n") + "z\r\n"
  }
}
