import Diagnostics
import Messages
import TestSupport
import Testing

@Suite("Printing messages")
struct MessagePrinterTests {
  @Test("a printed message reads back as itself", arguments: 0..<300)
  func roundTrip(seed: UInt64) throws {
    var generator = MessageGenerator(seed: seed)
    let message = generator.message()
    let text = MessagePrinter.print(message)
    #expect(try MessageParser.parse(text).get().withoutSpans == message, "\(text.string)")
  }

  @Test(
    "no more is quoted than needs it",
    arguments: [
      ("I'm here", "I'm here"),
      ("It''s", "It's"),
      ("It's '{braces}' and '<b>'", "It's '{'braces} and '<'b>"),
      ("a < b > c # d }", "a < b > c # d }"),
      ("'{'''", "'{'''"),
      ("l''<b>x</b>", "l''<b>x</b>"),
      ("a<br/>b", "a'<'br/>b"),
      (
        "{n,plural,offset:1 =0{it''s}one{'#' #}other{# }}",
        "{n, plural, offset:1 =0 {it's} one {'#' #} other {# }}"
      ),
      (
        "{n,number,::currency/EUR  .00} {d,date,:: yMMMd} {t,time,short}",
        "{n, number, ::currency/EUR .00} {d, date, ::yMMMd} {t, time, short}"
      ),
      ("{g,select,male{he'}'}other{}}", "{g, select, male {he'}'} other {}}"),
    ]
  )
  func quoting(text: String, printed: String) throws {
    let message = try MessageParser.parse(Text(text)).get()
    #expect(MessagePrinter.print(message).string == printed)
  }

  @Test(
    "any bytes are read to an error inside them or to pieces that cover them all",
    arguments: 0..<300
  )
  func mutations(seed: UInt64) throws {
    var generator = MessageGenerator(seed: seed)
    var random = SeededGenerator(seed: seed)
    var bytes = Array(MessagePrinter.print(generator.message()).bytes)
    for _ in 0..<20 {
      let at = Int.random(in: 0...bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.removeSubrange(at..<min(bytes.count, at + 3))
      case 1: bytes.insert(contentsOf: bytes.prefix(at).suffix(9), at: at)
      case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: at)
      default: bytes.insert(generator.pick(Array("'{}<>#/,=:".utf8)), at: at)
      }
      let text = Text(bytes[...])
      switch MessageParser.parse(text) {
      case .failure(let error):
        #expect(0 <= error.span.start && error.span.start <= error.span.end)
        #expect(error.span.end <= bytes.count)
      case .success(let message):
        #expect(covered(by: message) == (0...bytes.count))
        _ = MessageLints.check(message, text: text)
        let printed = MessagePrinter.print(message)
        let again = try MessageParser.parse(printed).get()
        #expect(again.withoutSpans == message.withoutSpans, "\(text.string)")
      }
    }
  }

  /// The offsets from the first piece to the last if no byte lies between two of them.
  private func covered(by message: Message) -> ClosedRange<Int>? {
    var end = 0
    for element in message.elements {
      guard element.span.start == end else { return nil }
      end = element.span.end
    }
    return 0...end
  }
}
