/// Why bytes are no request that this server takes.
struct HTTPBroken: Error, Hashable {
  /// The status that says so.
  let status: Int
  /// For people.
  let title: String

  init(_ status: Int, _ title: String) {
    self.status = status
    self.title = title
  }
}
