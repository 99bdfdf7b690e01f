/// What a stretch of a message lies in.
struct Nesting {
  /// How many tags and branches are open around it.
  var depth: Int
  /// Whether `#` stands for a number: in a branch of a plural, through tags, but not in a select.
  var poundIsNumber: Bool
  /// Whether a tag is open anywhere around it, so that `</` ends the stretch.
  var isInTag: Bool

  /// Outside everything.
  static let top = Nesting(depth: 0, poundIsNumber: false, isInTag: false)

  /// Inside a tag that stands here.
  var inTag: Nesting {
    Nesting(depth: depth + 1, poundIsNumber: poundIsNumber, isInTag: true)
  }

  /// Inside a branch of a plural or select that stands here.
  func inBranch(ofPlural: Bool) -> Nesting {
    Nesting(depth: depth + 1, poundIsNumber: ofPlural, isInTag: isInTag)
  }
}
