internal import Diagnostics

/// Tailwind's default colours, where a sheet is for Tailwind and has not taken them away.
enum DefaultPalette {
  /// The value of a custom property that Tailwind would have set; nil if it sets none.
  static func value(of property: Text, in theme: TailwindTheme) -> [ComponentValue]? {
    guard theme.isTailwind, let name = theme.name(ofProperty: property),
      name.bytes.starts(with: Array("--color-".utf8)), !theme.removesDefault(name),
      let value = TailwindPalette.value(of: name.string)
    else { return nil }
    return ValueReader.read(SourceFile(path: "", bytes: Array(value.utf8))).values
  }
}
