/// One file that an emitter made: where it goes, its bytes, and how to know it again.
public struct OutputFile: Sendable {
  /// The path from the project's root.
  public var path: ProjectPath
  /// The bytes as they should lie on disk, with LF only.
  public var bytes: [UInt8]
  /// How an earlier version of this file is told from one that somebody else wrote.
  public var mark: OwnershipMark
  private let parts: Parts
  /// Where an item stands in the input.
  private let origin: @Sendable (Int) -> Origin?

  /// Makes an output of a path, its bytes and its mark.
  public init(path: ProjectPath, bytes: [UInt8], mark: OwnershipMark = .header) {
    self.init(path: path, MadeText(bytes: bytes, parts: Parts()), mark: mark) { _ in nil }
  }

  /// Makes an output whose parts are known to come from the input.
  ///
  /// - Parameter origin: Where an item of the parts stands in the input; asked only where somebody
  ///   wants to know.
  public init(
    path: ProjectPath,
    _ text: MadeText,
    mark: OwnershipMark = .header,
    origin: @escaping @Sendable (Int) -> Origin?
  ) {
    self.path = path
    bytes = text.bytes
    self.mark = mark
    parts = text.parts
    self.origin = origin
  }

  /// What the bytes at some offsets were made of, in that order, each once.
  public func origins(at offsets: [Int]) -> [Origin] {
    var seen: Set<Int> = []
    return unique(offsets.compactMap(parts.item).filter { seen.insert($0).inserted })
  }

  /// All that the file was made of, each once.
  public var origins: [Origin] { unique(parts.allItems) }

  private func unique(_ items: [Int]) -> [Origin] {
    var seen: Set<Origin> = []
    return items.compactMap(origin).filter { seen.insert($0).inserted }
  }
}
