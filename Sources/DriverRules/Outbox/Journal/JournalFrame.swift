/// A frame of a journal: a head of 16 bytes and a payload, one entry (O26).
///
/// Its checksum is also over its place in the file and over which writing of the file it belongs to. So
/// neither a copy of a frame inside a body nor what is left of an earlier writing is ever taken for one.
public struct JournalFrame: Hashable, Sendable {
  /// `B0 77 1E FF`, which stands in no text: UTF-8 has no byte FF.
  static let magic: UInt32 = 0xFF1E_77B0
  static let headLength = 16

  /// Where in the file it begins.
  let offset: Int
  /// How long its payload is, in bytes.
  let length: UInt32
  /// Which writing of the file it belongs to.
  let generation: UInt32

  /// Where in the file its payload is.
  var payload: Range<Int> {
    let start = offset + Self.headLength
    return start..<start + Int(length)
  }

  /// The register of its checksum before the payload.
  var register: UInt32 {
    let place = CRC32.register(CRC32.start, over: UInt64(offset))
    return CRC32.register(place, over: UInt64(generation) << 32 | UInt64(length))
  }
}
