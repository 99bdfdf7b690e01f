public import Diagnostics

/// What stands after `number,` in an argument.
public enum NumberStyle: Hashable, Sendable {
  /// A word such as `percent`, or the name of a format that the web's code defines.
  case named(String, Span)
  /// `::…`: a skeleton's tokens, as written.
  case skeleton([SkeletonToken], Span)
}

/// One token of a number skeleton: `currency/EUR` is the stem `currency` with the option `EUR`.
public struct SkeletonToken: Hashable, Sendable {
  /// What stands before the first `/`.
  public var stem: String
  /// What stands between the slashes.
  public var options: [String]

  /// Makes a token.
  public init(stem: String, options: [String]) {
    self.stem = stem
    self.options = options
  }
}
