internal import Outputs

extension Disk {
  /// Reads a whole file.
  ///
  /// - Parameter path: The path from the project's root, or an absolute one.
  public func read(_ path: String) throws(DiskError) -> [UInt8] {
    try refuseNul(path)
    return try readWhole(absolute(path), .read, named: path)
  }

  /// The names in a folder, sorted by their bytes.
  ///
  /// - Parameter path: The path from the project's root, or an absolute one.
  public func list(_ path: String) throws(DiskError) -> [String] {
    try refuseNul(path)
    let names = try call(.list, path) { fileSystem throws(SystemError) in
      try fileSystem.names(in: absolute(path))
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// What stands at a path, links followed; nil for nothing, or a link to nothing.
  ///
  /// - Parameter path: The path from the project's root, or an absolute one.
  public func kind(of path: String) throws(DiskError) -> FileKind? {
    try refuseNul(path)
    do {
      return try call(.read, path) { fileSystem throws(SystemError) in
        try fileSystem.status(at: absolute(path))
      }.kind
    } catch  where error.problem == .missing || error.problem == .belowFile {
      return nil
    }
  }

  /// Reads a whole file; `name` is what errors call it.
  func readWhole(
    _ path: String,
    _ access: FileAccess,
    named name: String
  ) throws(DiskError) -> [UInt8] {
    try open(path, access, named: name) { descriptor, size throws(DiskError) in
      var bytes: [UInt8] = []
      // One byte more than the file has, so that one call fills the array and the next finds the end.
      var wanted = size + 1
      while true {
        guard bytes.count + wanted <= Self.sizeLimit + 1 else {
          throw DiskError(.read, name, .tooLarge(limit: Self.sizeLimit))
        }
        let more = try read(descriptor, upTo: wanted, named: name)
        if more.isEmpty { return bytes }
        if bytes.isEmpty { bytes = more } else { bytes += more }
        let rest = size + 1 - bytes.count
        wanted = rest > 0 ? rest : Self.chunk
      }
    }
  }

  /// Whether a file holds exactly these bytes; it is never in memory as a whole.
  func holds(
    _ expected: [UInt8],
    _ path: String,
    _ access: FileAccess,
    named name: String
  ) throws(DiskError) -> Bool {
    try open(path, access, named: name) { descriptor, size throws(DiskError) in
      guard size == expected.count else { return false }
      var offset = 0
      while true {
        let next = try read(descriptor, upTo: Self.chunk, named: name)
        if next.isEmpty { return offset == expected.count }
        let end = offset + next.count
        guard end <= expected.count,
          next.span.holdsSame(as: expected.span.extracting(offset..<end))
        else { return false }
        offset = end
      }
    }
  }

  /// Opens a file, which must be one, and closes it when `body`, which gets its size, is through.
  private func open<Result>(
    _ path: String,
    _ access: FileAccess,
    named name: String,
    _ body: (Descriptor, Int) throws(DiskError) -> Result
  ) throws(DiskError) -> Result {
    let descriptor = try call(.read, name) { fileSystem throws(SystemError) in
      try fileSystem.openFile(path, access)
    }
    // Nothing was written through it, so a failure to close it loses nothing.
    defer { try? fileSystem.closeFile(descriptor) }
    let status = try call(.read, name) { fileSystem throws(SystemError) in
      try fileSystem.status(of: descriptor)
    }
    switch status.kind {
    case .file: return try body(descriptor, status.size)
    case .folder: throw DiskError(.read, name, .isFolder)
    case .special: throw DiskError(.read, name, .isSpecial)
    }
  }

  private func read(
    _ descriptor: Descriptor,
    upTo count: Int,
    named name: String
  ) throws(DiskError) -> [UInt8] {
    try call(.read, name) { fileSystem throws(SystemError) in
      try fileSystem.readBytes(descriptor, upTo: count)
    }
  }

  /// How much is asked for at a time where the whole is not kept, or grows while it is read.
  private static let chunk = 64 << 10

  private func refuseNul(_ path: String) throws(DiskError) {
    if path.utf8.contains(0) { throw DiskError(.read, path, .badPath(.controlCharacter)) }
  }
}
