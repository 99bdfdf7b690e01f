internal import DriverModels
internal import DriverRules
internal import ScenarioKit

extension PhoneView: PipedValue {
  var piped: JSONValue {
    .piped(
      nil,
      [
        ("person", .text(person?.rawValue)), ("isSignedIn", .bool(isSignedIn)),
        ("chosen", .text(chosen?.rawValue)), ("outboxes", .list(outboxes)),
        ("wakeIn", .whole(wakeIn)), ("isWorkDone", .bool(isWorkDone)),
      ]
    )
  }

  init(piped json: JSONValue) throws {
    self.init(
      person: json["person"]?.string.map { PersonId($0) },
      isSignedIn: try json.truth("isSignedIn"),
      chosen: json["chosen"]?.string.map { BusinessId($0) },
      outboxes: try json.pipedList("outboxes"),
      wakeIn: try json.whole("wakeIn"),
      isWorkDone: try json.truth("isWorkDone")
    )
  }
}
