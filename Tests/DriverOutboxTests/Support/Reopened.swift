import DriverRules

@testable import DriverOutbox

/// An outbox opened by somebody who has just begun, with nobody signed in.
struct Reopened {
  /// All that it holds.
  let writes: [OutboxWrite]
  let messages: [OutboxMessage]

  /// Opens the outbox of a folder, makes sure of it, and lets it go again; nil if it cannot be opened.
  init?(_ folder: Folder, by calls: any SystemCalls = LoggedCalls()) {
    var desk = Desk(folder, by: calls)
    desk.take(.open(folder.business))
    guard let view = desk.view, view.pause != .busy else { return nil }
    writes = view.writes
    messages = desk.messages
  }
}
