internal import APIModels

extension APIModel {
  /// The answers that a type is made for: the shared ones, then the operations' own.
  var allResponses: [APIResponse] {
    var names: Set<String> = []
    return (responses + operations.flatMap { $0.answers.map(\.response) })
      .filter { names.insert($0.typeName).inserted }
  }
}
