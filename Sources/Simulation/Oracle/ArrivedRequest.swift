/// A request that arrived at the API.
struct ArrivedRequest: Hashable, Sendable {
  var process: Int
  var number: Int
}
