internal import DriverModels
internal import DriverRules
internal import ScenarioKit

/// A draft as cases write it.
enum CaseDraft {
  static func draft(_ json: JSONValue) throws -> LoadDraft {
    var draft = LoadDraft(kind: LoadKind(try json.text("kind")))
    for entry in json.entries("numbers") {
      draft.numbers[GasId(entry.key)] = DraftNumber(
        full: try entry.value.whole("full"),
        empty: try entry.value.whole("empty")
      )
    }
    for entry in json.entries("reasons") {
      draft.reasons[GasId(entry.key)] = entry.value.string.map { LoadReason($0) }
    }
    for entry in json.entries("notes") { draft.notes[GasId(entry.key)] = entry.value.string }
    return draft
  }
}
