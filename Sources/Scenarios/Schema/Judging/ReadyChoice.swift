internal import Diagnostics

/// Schemas of which a value is to be right by one.
struct ReadyChoice {
  let schemas: [Int]
  /// The members by whose word all of them tell themselves apart, such as `do`.
  let marks: [Mark]

  /// A member for which each of the schemas has a fixed word.
  struct Mark {
    let key: Text
    /// The word of each schema.
    let words: [Text]
  }
}
