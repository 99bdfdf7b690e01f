/// An open file, closed when nobody holds it any more.
final class OpenFile: Sendable {
  let descriptor: Descriptor
  private let calls: any SystemCalls

  init(_ path: String, _ access: FileAccess, by calls: any SystemCalls) throws(SystemError) {
    self.calls = calls
    descriptor = try SystemError.retrying { () throws(SystemError) in
      try calls.openFile(path, access)
    }
  }

  /// What was written is known to be on the disk by a sync; a close that fails tells nothing more.
  deinit { try? calls.closeFile(descriptor) }

  /// The next bytes, at most `chunk` of them; none at the end.
  func read() throws(SystemError) -> [UInt8] {
    try SystemError.retrying { () throws(SystemError) in
      try calls.readBytes(descriptor, upTo: Self.chunk)
    }
  }

  /// All bytes from here to the end.
  func readAll() throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let more = try read()
      if more.isEmpty { return bytes }
      bytes += more
    }
  }

  /// Writes all bytes, in as many calls as it takes.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = try SystemError.retrying { () throws(SystemError) in
        try calls.writeBytes(descriptor, rest)
      }
      // A device that takes nothing and says nothing would be asked for ever.
      guard count > 0 else { throw SystemError(code: SystemCode.failed) }
      rest = rest.dropFirst(count)
    }
  }

  func cut(to length: Int) throws(SystemError) {
    try SystemError.retrying { () throws(SystemError) in
      try calls.cutFile(descriptor, to: length)
    }
  }

  func sync() throws(SystemError) {
    try SystemError.retrying { () throws(SystemError) in try calls.syncFile(descriptor) }
  }

  private static let chunk = 64 << 10
}
