internal import DriverModels
internal import ScenarioKit
internal import StandIn

/// What is seen after a step of the suite `stand-in`.
struct StandInShown {
  let reply: StandInReply?
  let books: [BusinessId: KeyBook]

  /// As the suite's schema has it.
  func json() throws -> JSONValue {
    var seen: JSONValue = [
      "reply": .string(word), "recorded": keys(\.recorded), "refused": keys(\.refused),
    ]
    switch reply {
    case .answer(let answer, let after):
      seen = shown(answer, in: seen)
      if after > 0 { seen = seen.with("after", .double(Double(after) / 1000)) }
      if answer.body.first == UInt8(ascii: "{") {
        seen = seen.with("json", try JSONValue(json: answer.body))
      } else if !answer.body.isEmpty {
        seen = seen.with("text", .string(String(decoding: answer.body, as: UTF8.self)))
      }
    case .cutOff(let answer): seen = shown(answer, in: seen)
    case .lost, .noSignal, nil: break
    }
    return seen
  }

  private var word: String {
    switch reply {
    case .answer: "answer"
    case .cutOff: "cutOff"
    case .lost: "lost"
    case .noSignal: "noSignal"
    case nil: "none"
    }
  }

  private func shown(_ answer: WireAnswer, in seen: JSONValue) -> JSONValue {
    let headers = answer.headers.map { JSONMember($0.name, .string($0.value)) }
    return seen.with("status", .int(Int64(answer.status))).with("headers", .object(headers))
  }

  private func keys(_ list: KeyPath<KeyBook, [IdempotencyKey]>) -> JSONValue {
    let books = books.filter { !$0.value[keyPath: list].isEmpty }
      .sorted { $0.key.rawValue.utf8.lexicographicallyPrecedes($1.key.rawValue.utf8) }
    return .object(
      books.map { business, book in
        JSONMember(
          business.rawValue,
          .array(book[keyPath: list].map { .string($0.rawValue) })
        )
      }
    )
  }
}
