/// Tailwind's default palette, for sheets that refer to it: `var(--color-blue-300)`.
///
/// A browser has it only from Tailwind's own output, and `@import "tailwindcss"` is not followed, so
/// it is known here. Its colours are looked up and never emitted.
enum TailwindPalette {
  /// The value of a custom property such as `--color-blue-300`, as Tailwind writes it; nil if the
  /// palette has none of that name.
  static func value(of property: String) -> String? {
    values[property]
  }
}
