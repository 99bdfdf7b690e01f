internal import DriverModels

/// What happens at the API by itself, or in the office.
extension World {
  mutating func makeInOffice(_ move: Move) -> Bool {
    switch move {
    case .finish(let write, let verdict):
      guard let index = api.working.firstIndex(where: { $0.write == write }),
        let note = oracle[write]
      else { return false }
      let called = api.working.remove(at: index)
      let outcome = api.finish(
        called,
        business: note.business,
        version: note.version,
        verdict
      )
      oracle.take(outcome, of: write)
    case .endSessions(let person): api.endSessions(of: person)
    case .member(let business, let person, let isMember):
      api.members[business][person] = isMember
    case .oldestVersion(let version): api.oldestVersion = version
    default: return false
    }
    return true
  }
}
