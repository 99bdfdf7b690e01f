internal import Scenarios

extension Session {
  /// A program to judge, by its name and what it is given; nil where there are no words.
  ///
  /// - Throws: where there is no such program.
  func subject(_ words: [String], within limit: Duration) throws(Failure) -> SubjectCommand? {
    guard let name = words.first else { return nil }
    guard let program = surroundings.program(name) else {
      throw Failure(message: "there is no program `\(name)`")
    }
    return SubjectCommand(program: program, arguments: Array(words.dropFirst()), limit: limit)
  }
}
