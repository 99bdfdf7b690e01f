internal import DriverModels
internal import DriverRules

/// Reads any bytes as an outbox's journal, and as what a frame with a right checksum holds, and holds what
/// comes of them to what must always be true.
///
/// libFuzzer calls it with bytes of its own making; a trap is a failing input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzJournal(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  check(bytes)
  check(framed(bytes))
  return 0
}

/// The intact part reads as itself, and what was read reads the same when it is written again.
private func check(_ file: [UInt8]) {
  let reading = JournalReading(file)
  precondition(0 <= reading.intactLength && reading.intactLength <= file.count)
  let intact = JournalReading(Array(file.prefix(reading.intactLength)))
  precondition(!intact.isDamaged && intact.intactLength == reading.intactLength)
  precondition(reading.entries.starts(with: intact.entries))
  var again: [UInt8] = []
  for entry in [header] + reading.entries {
    JournalFrame.append(entry, to: &again, generation: reading.generation)
  }
  precondition(JournalReading(again).entries == reading.entries)
}

private let header = JournalEntry.header(JournalHeader(business: BusinessId("b"), nextSeq: 1))

/// A file of a header and a frame with a payload, after docs/outbox.md.
private func framed(_ payload: [UInt8]) -> [UInt8] {
  var file = JournalFrame.encoded(header, at: 0, generation: 1)
  let middle = fourBytes(UInt32(payload.count)) + fourBytes(1)
  let summed = fourBytes(UInt32(file.count)) + fourBytes(0) + middle + payload
  file += [0xB0, 0x77, 0x1E, 0xFF] + middle + fourBytes(checksum(summed)) + payload
  return file
}

private func fourBytes(_ number: UInt32) -> [UInt8] {
  var bytes: [UInt8] = []
  for place in 0..<4 { bytes.append(UInt8(truncatingIfNeeded: number >> UInt32(8 * place))) }
  return bytes
}

/// CRC-32, bit by bit.
private func checksum(_ bytes: [UInt8]) -> UInt32 {
  var register = UInt32.max
  for byte in bytes {
    register ^= UInt32(byte)
    for _ in 0..<8 {
      let lowest = register & 1
      register >>= 1
      if lowest == 1 { register ^= 0xEDB8_8320 }
    }
  }
  return ~register
}
