internal import Diagnostics

/// The bytes of a message as far as they are written.
struct MessageWriter {
  private(set) var bytes: [UInt8] = []

  /// Writes pieces that lie in `nesting`.
  mutating func write(_ elements: [Element], in nesting: Nesting) {
    for (index, element) in elements.enumerated() {
      switch element {
      case .text(let text, _):
        let isLast = nesting.depth == 0 && index == elements.count - 1
        write(text: text.bytes, isLast: isLast, in: nesting)
      case .argument(let name, _): write("{\(name)}")
      case .number(let name, let style, _): write("{\(name), number\(Self.spelling(style))}")
      case .date(let name, let style, _): write("{\(name), date\(Self.spelling(style))}")
      case .time(let name, let style, _): write("{\(name), time\(Self.spelling(style))}")
      case .select(let select): write(select, in: nesting)
      case .plural(let plural): write(plural, in: nesting)
      case .pound: write("#")
      case .tag(let name, let children, _):
        write("<\(name)>")
        write(children, in: nesting.inTag)
        write("</\(name)>")
      }
    }
  }

  private mutating func write(_ string: String) {
    bytes += string.utf8
  }

  private mutating func write(_ select: Select, in nesting: Nesting) {
    write("{\(select.name), select,")
    for branch in select.branches {
      write(" \(branch.word) {")
      write(branch.elements, in: nesting.inBranch(ofPlural: false))
      write("}")
    }
    write("}")
  }

  private mutating func write(_ plural: Plural, in nesting: Nesting) {
    write("{\(plural.name), \(plural.kind == .cardinal ? "plural" : "selectordinal"),")
    // A first branch that is called `offset` would be read as the offset.
    if plural.offset != 0 || plural.branches.first?.selector == .word("offset") {
      write(" offset:\(plural.offset)")
    }
    for branch in plural.branches {
      write(" \(branch.selector.spelling) {")
      write(branch.elements, in: nesting.inBranch(ofPlural: true))
      write("}")
    }
    write("}")
  }

  /// Writes text so that nothing in it is read as anything else.
  ///
  /// What needs quoting is quoted together with the apostrophes after it, because one that followed
  /// the closing apostrophe would undo it. Elsewhere an apostrophe is doubled where the next byte,
  /// in the text or of the next piece, could make it a quote.
  private mutating func write(text: ArraySlice<UInt8>, isLast: Bool, in nesting: Nesting) {
    let apostrophe = UInt8(ascii: "'")
    var isQuoted = false
    for index in text.indices {
      let byte = text[index]
      let next = index + 1 < text.endIndex ? text[index + 1] : nil
      if byte == apostrophe {
        let isAlone = !isQuoted && (next.map { !Self.canFollowQuote($0) } ?? isLast)
        bytes += isAlone ? [apostrophe] : [apostrophe, apostrophe]
        continue
      }
      if Self.needsQuote(byte, before: next, in: nesting) != isQuoted {
        bytes.append(apostrophe)
        isQuoted.toggle()
      }
      bytes.append(byte)
    }
    if isQuoted { bytes.append(apostrophe) }
  }

  /// Whether `byte` would end a text in `nesting`, before `next`.
  private static func needsQuote(
    _ byte: UInt8,
    before next: UInt8?,
    in nesting: Nesting
  ) -> Bool {
    switch byte {
    case UInt8(ascii: "{"): true
    case UInt8(ascii: "}"): nesting.depth > 0
    case UInt8(ascii: "#"): nesting.poundIsNumber
    case UInt8(ascii: "<"):
      next.map { $0 == UInt8(ascii: "/") || MessageReader.isLetter($0) } ?? false
    default: false
    }
  }

  /// Whether an apostrophe before `byte` can begin a quote or double.
  private static func canFollowQuote(_ byte: UInt8) -> Bool {
    "'{}<>#".utf8.contains(byte)
  }

  private static func spelling(_ style: NumberStyle?) -> String {
    switch style {
    case nil: ""
    case .named(let name, _): ", \(name)"
    case .skeleton(let tokens, _): ", ::\(tokens.map(\.spelling).joined(separator: " "))"
    }
  }

  private static func spelling(_ style: DateTimeStyle?) -> String {
    switch style {
    case nil: ""
    case .named(let name, _): ", \(name)"
    case .skeleton(let skeleton, _): ", ::\(skeleton)"
    }
  }
}
