/// How a locale writes numbers, as far as platforms have to be told.
public struct LocaleNumbers: Hashable, Sendable {
  /// The fewest digits before the first grouping mark, 1 or 2.
  ///
  /// With 2, `1234` stands without a mark and `12.345` has one. Android's `DecimalFormat` does not
  /// heed it by itself.
  public var minimumGroupingDigits: Int
  /// CLDR's name of the locale's digits, such as `latn` and `arab`.
  public var numberingSystem: String

  /// The settings of a locale.
  public init(for tag: LanguageTag) {
    let row = tag.truncations.lazy.compactMap { NumberTable.numbers.value(for: $0.packed) }.first
    minimumGroupingDigits = row?.first == UInt8(ascii: "2") ? 2 : 1
    let name = row?.dropFirst().prefix { $0 != UInt8(ascii: ".") }
    numberingSystem = name.map { String(Substring($0)) } ?? "latn"
  }
}
