import DriverModels
import DriverRules
import Foundation

// `outbox BODIES JOURNAL` records a write for each line of a file, marks it, and hears that it was sent:
// three entries each, encoded one by one as they are appended. It writes the journal, reads it back, and
// prints the microseconds of the processor for all encoding and all reading, and the bytes of all that was
// recorded.

func write(_ seq: Int, _ body: [UInt8]) -> OutboxWrite {
  let id = String(decoding: body.dropFirst(7).prefix(36), as: UTF8.self)
  return OutboxWrite(
    key: IdempotencyKey(id),
    seq: seq,
    kind: .delivery,
    closing: nil,
    person: PersonId("0b7a1f0e-8a36-4b0b-9a51-2f6a61d6a001"),
    personName: "Sam",
    id: id,
    refId: id,
    roundId: RoundId("0b7a1f0e-8a36-4b0b-9a51-2f6a61d6a002"),
    stopId: StopId("0b7a1f0e-8a36-4b0b-9a51-2f6a61d6a003"),
    path: "/driver/deliveries",
    content: .json(body),
    occurredAt: 1_772_611_200_000,
    after: [],
    replaces: nil
  )
}

let words = CommandLine.arguments
let bodies = try Data(contentsOf: URL(filePath: words[1])).split(separator: 0x0A).map {
  [UInt8]($0)
}
let header = JournalEntry.header(JournalHeader(business: BusinessId("pedal-gas"), nextSeq: 1))
let entries = bodies.enumerated().flatMap { index, body -> [JournalEntry] in
  let write = write(index + 1, body)
  return [.recorded([write], takenOver: []), .mayHaveLeft(write.key), .sent([write.key])]
}

let start = clock()
var file = JournalFrame.encoded(header, at: 0, generation: 1)
for entry in entries { file += JournalFrame.encoded(entry, at: file.count, generation: 1) }
let middle = clock()
let reading = JournalReading(file)
let end = clock()

precondition(reading.entries == entries)
try Data(file).write(to: URL(filePath: words[2]))
let recorded = stride(from: 0, to: entries.count, by: 3).reduce(0) { sum, index in
  sum + JournalFrame.encoded(entries[index], at: 0, generation: 1).count
}
print(middle - start, end - middle, recorded)
