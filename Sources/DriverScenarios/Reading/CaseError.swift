/// What is wrong with a case, so that it cannot be judged.
struct CaseError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}
