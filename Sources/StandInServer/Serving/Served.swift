/// What is done on a connection about a request.
struct Served: Hashable {
  /// What is sent.
  var bytes: [UInt8]
  /// How many milliseconds later.
  var after: Int64 = 0
  /// What becomes of the connection then.
  var ending: Ending

  enum Ending: Hashable {
    /// It waits for the next request.
    case goesOn
    /// It is closed.
    case closes
    /// It is cut off, as if there were no connection.
    case resets
  }
}
