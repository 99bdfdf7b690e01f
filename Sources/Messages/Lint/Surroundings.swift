/// What a piece of a message lies in, for the lints.
struct Surroundings {
  /// What decides how the text is cut.
  var nesting = Nesting.top
  /// The innermost plural around it.
  var plural: Plural?
  /// The argument of the select between it and that plural.
  var select: String?

  /// Inside a tag that stands here.
  var inTag: Surroundings {
    Surroundings(nesting: nesting.inTag, plural: plural, select: select)
  }

  /// Inside a branch of a select that stands here.
  func inBranch(of select: Select) -> Surroundings {
    Surroundings(
      nesting: nesting.inBranch(ofPlural: false),
      plural: plural,
      select: select.name
    )
  }

  /// Inside a branch of a plural that stands here.
  func inBranch(of plural: Plural) -> Surroundings {
    Surroundings(nesting: nesting.inBranch(ofPlural: true), plural: plural)
  }
}
