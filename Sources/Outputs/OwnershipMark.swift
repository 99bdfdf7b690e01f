/// What tells a file that this tool wrote from one that somebody else wrote at the same path.
///
/// An emitter whose format has no comments brings its own, such as `info.author` in an asset
/// catalog. A mark must survive small edits by hand: it says whose file it is, not whether it is
/// unchanged.
public struct OwnershipMark: Sendable {
  /// Whether the bytes of a file on disk, of any content and line endings, carry the mark.
  public let isCarried: @Sendable ([UInt8]) -> Bool

  /// Makes a mark of a test for it.
  public init(isCarried: @escaping @Sendable ([UInt8]) -> Bool) {
    self.isCarried = isCarried
  }

  /// The header line, first in the file or right after an XML declaration.
  public static let header = OwnershipMark { GeneratedHeader.stands(in: $0) }

  /// The header line of files made from one input, such as `i18n/{locale}.json`.
  public static func header(from input: String) -> OwnershipMark {
    let header = GeneratedHeader(from: input)
    return OwnershipMark { header.stands(in: $0) }
  }
}
