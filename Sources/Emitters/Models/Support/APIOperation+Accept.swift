internal import APIModels

extension APIOperation {
  /// The media types of the answers, by first appearance, as the header `Accept` has them.
  var accept: String {
    var types: [String] = []
    for case let type? in answers.map({ $0.response.body?.mediaType }) where !types.contains(type) {
      types.append(type)
    }
    return types.joined(separator: ", ")
  }
}
