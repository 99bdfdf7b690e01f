internal import Diagnostics

/// What stands around the rules that are being read.
struct ReadingContext {
  var file: Int32
  /// The selectors of the rule around, a number of the `SelectorTable`.
  var selectors = SelectorTable.root
  var isInRule = false
  var condition = ConditionTable.always
  var layer = LayerTable.none
  /// Tailwind's options from an `@import`.
  var themeOptions: ThemeOptions = []
  /// What around makes the answer depend on what no theme says.
  var outOfScope: OutOfScope?
  /// What `@slot` stands for in a variant's definition.
  var slot: Lexemes?
  /// How many variants and imports are around.
  var expansions = 0
}
