import DriverModels
import Foundation

// `models KIND FILE COUNT` reads the documents of a file, a line each, decodes and encodes so many by our
// models and by Foundation in turns, and prints the microseconds of the processor for all of them: decoding
// and encoding ours, decoding and encoding theirs.

/// How many documents are decoded before the other has its turn.
let turn = 10_000

struct Microseconds {
  var decoding = 0
  var encoding = 0
}

func measured<Document, Value>(
  _ documents: [Document],
  _ total: inout Microseconds,
  _ decode: (Document) throws -> Value,
  _ encode: (Value) throws -> Int
) rethrows {
  let start = clock()
  let values = try documents.map(decode)
  let middle = clock()
  var bytes = 0
  for value in values { bytes += try encode(value) }
  precondition(bytes > 0)
  total.decoding += middle - start
  total.encoding += clock() - middle
}

func run<Ours: WireModel, Theirs: Codable>(
  _ ours: Ours.Type,
  _ theirs: Theirs.Type,
  _ lines: [[UInt8]],
  _ count: Int
) throws {
  let documents = (0..<turn).map { lines[$0 % lines.count] }
  let data = documents.map { Data($0) }
  let decoder = JSONDecoder()
  let encoder = JSONEncoder()
  // As ours does, so that the same value is the same bytes.
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  var (own, other) = (Microseconds(), Microseconds())
  for _ in 0..<(count / turn) {
    try measured(documents, &own, { try Ours(json: $0) }, { try $0.json().count })
    try measured(
      data,
      &other,
      { try decoder.decode(Theirs.self, from: $0) },
      { try encoder.encode($0).count }
    )
  }
  print(own.decoding, own.encoding, other.decoding, other.encoding)
}

let words = CommandLine.arguments
let lines = try String(contentsOfFile: words[2], encoding: .utf8).split(separator: "\n")
  .map { Array($0.utf8) }
let count = Int(words[3]) ?? turn
switch words[1] {
case "Fix": try run(Fix.self, HandWritten.Fix.self, lines, count)
case "DeliveryWrite": try run(DeliveryWrite.self, HandWritten.Delivery.self, lines, count)
default: try run(Problem.self, HandWritten.Problem.self, lines, count)
}
