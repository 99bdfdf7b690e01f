internal import DriverModels

/// A reason where the driver gave it, and what has to go with it.
struct GivenReason: Hashable, Sendable {
  var reason: Reason
  /// The lines that it explains.
  var lines: [WentLine]
  /// Where what does not fit is shown.
  var place: String
  /// Where the note that explains it is written.
  var notePlace: String
  /// That note, as it is sent.
  var note: String?
}
