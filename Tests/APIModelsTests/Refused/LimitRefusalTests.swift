import Testing

@Suite("Limits and patterns that say nothing, or nothing clear")
struct LimitRefusalTests {
  private static func text(_ pattern: String) -> String {
    "Item:\n  type: string\n  pattern: '\(pattern)'\n  examples: [a]"
  }

  @Test(
    "limits",
    arguments: [
      .schemas(
        "Item: {type: string, minLength: 5, maxLength: ⟦3⟧, examples: [aaaa]}",
        "models/limits",
        "`maxLength` is 3 and `minLength` 5, so nothing is valid",
        "swap the two"
      ),
      .schemas(
        "Item: {type: integer, format: int32, maximum: ⟦2147483648⟧, examples: [1]}",
        "models/limits",
        "2147483648 does not fit `int32`, which goes from -2147483648 to 2147483647",
        "remove the limit, or write format: int64"
      ),
      .schemas(
        "Item: {type: integer, format: int64, minimum: ⟦0.5⟧, examples: [1]}",
        "models/limits",
        "a limit must be a whole number of 64 bits here, not `0.5`"
      ),
      .schemas(
        "Item: {type: string, minLength: ⟦-1⟧, examples: [a]}",
        "models/limits",
        "a limit must be a whole number from 0 here, not `-1`"
      ),
      .schemas(
        "Item: {type: number, format: double, maximum: ⟦1e999⟧, examples: [1]}",
        "models/limits",
        "a limit must be a number here, not `1e999`"
      ),
      .schemas(
        "Item: {type: string, format: date, ⟦maxLength⟧: 10, examples: ['2026-03-04']}",
        "models/limits",
        "`maxLength` can say nothing of a `date`, whose form is fixed",
        "remove it"
      ),
    ] as [Refusal]
  )
  func limits(refusal: Refusal) { refusal.verify() }

  @Test(
    "patterns",
    arguments: [
      .schemas(
        text("⟦[0-9]+⟧"),
        "models/pattern",
        "a pattern goes from `^` to `$`, for the whole text"
      ),
      .schemas(
        text("^⟦\\d⟧{3}$"),
        "models/pattern",
        "`\\d` is not in this dialect; engines differ on it",
        "[0-9]"
      ),
      .schemas(
        text("^a⟦.⟧b$"),
        "models/pattern",
        "`.` means nothing here in this dialect",
        "[ -~] for any sign of ASCII, or \\. for a point"
      ),
      .schemas(
        text("^a⟦|⟧b$"),
        "models/pattern",
        "`|` means nothing here in this dialect",
        "(one|other)"
      ),
      .schemas(
        text("^(a⟦[⟧b])$"),
        "models/pattern",
        "a group holds only plain texts with `|` between",
        "(one|other)"
      ),
      .schemas(
        text("^⟦(a|⟧)$"),
        "models/pattern",
        "a group holds texts between `(` and `)`, none of them empty",
        "(one|other)?"
      ),
      .schemas(
        text("^a+⟦?⟧$"),
        "models/pattern",
        "`?` follows a count, and engines differ on what that means",
        "remove it"
      ),
      .schemas(
        text("^a⟦{3,2}⟧$"),
        "models/pattern",
        "the count ends before it begins",
        "{2,3}"
      ),
      .schemas(
        text("^⟦[a-z⟧$"),
        "models/pattern",
        "a bracket class names signs between `[` and `]`",
        "[0-9]"
      ),
      .schemas(
        text("^[⟦z-a⟧]$"),
        "models/pattern",
        "the range ends before it begins",
        "a-z"
      ),
      .schemas(
        text("^⟦a{9999}⟧b{9999}$").replacing("⟦a{9999}⟧b{9999}", with: "a{9999}⟦b{9999}⟧"),
        "models/pattern",
        "the pattern's counts are too large together"
      ),
    ] as [Refusal]
  )
  func patterns(refusal: Refusal) { refusal.verify() }
}
