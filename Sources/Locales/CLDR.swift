/// The versions of Unicode's locale data behind this library.
public enum CLDR {
  /// The version behind plural rules, likely subtags and parents, such as `47`.
  public static let version = PluralTable.version
  /// The version behind aliases of subtags and number settings, such as `48.0`.
  public static let numbersVersion = NumberTable.version
}
