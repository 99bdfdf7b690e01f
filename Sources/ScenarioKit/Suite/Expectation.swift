public import Diagnostics

/// What is to be seen, as it is written and as it is compared.
public struct Expectation: Sendable {
  /// The value as it stands in the file, matchers and all.
  public let written: JSONValue
  /// What compares it.
  public let matcher: Matcher

  /// The bytes in the file.
  public var span: Span { matcher.span }

  /// Every difference between what is expected and what was seen.
  public func differences(from seen: JSONValue) -> [Difference] {
    matcher.differences(from: seen)
  }
}
