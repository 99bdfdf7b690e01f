/// Why a translation's use of an argument does not work with the accessor that the source decides.
enum SignatureProblem: Hashable {
  /// The source has no argument of that name.
  case unknownArgument
  /// The accessor takes something else.
  case wrongType(ParameterType)
  /// The source has no branch for these words, so the accessor's type has none.
  case extraWords([String])
  /// The source never prints the word, so the accessor does not take one beside its own.
  case printsWord
  /// The source prints calendar dates only, so the accessor takes one, and it has no time.
  case printsTime
}
