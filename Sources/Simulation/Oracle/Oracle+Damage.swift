internal import DriverModels
internal import DriverRules

/// What a failing disk takes from everybody.
extension Oracle {
  /// Takes that a journal was changed behind everybody's back: what the lost entries said is in doubt.
  mutating func noteDamage(of business: Int, from before: [UInt8], to after: [UInt8]) {
    isDamaged[business] = true
    var left = JournalReading(after).entries[...]
    for entry in JournalReading(before).entries {
      if left.first == entry {
        left.removeFirst()
      } else {
        for number in entry.numbers where notes.indices.contains(number) {
          notes[number]?.isDoubtful = true
        }
      }
    }
    doubtSameProofs(of: business)
  }

  /// A proof is one file under one id, whichever version of its delivery it hangs on: where one of its records is
  /// in doubt, all are.
  private mutating func doubtSameProofs(of business: Int) {
    let proofs = notes.indices.filter {
      notes[$0]?.kind == .proof && notes[$0]?.business == business
    }
    let doubtful = Set(proofs.filter { notes[$0]?.isDoubtful == true }.compactMap { notes[$0]?.id })
    for number in proofs where doubtful.contains(notes[number]?.id ?? "") {
      notes[number]?.isDoubtful = true
    }
  }

  mutating func noteSpoiled(_ name: String) {
    for index in notes.indices {
      if case .file(let file)? = notes[index]?.content, file.name == name {
        notes[index]?.isSpoiled = true
      }
    }
  }
}

extension JournalEntry {
  /// The numbers of the writes that it is about.
  fileprivate var numbers: [Int] {
    let keys: [IdempotencyKey] =
      switch self {
      case .recorded(let writes, let takenOver):
        writes.flatMap { [$0.key] + ($0.replaces.map { [$0] } ?? []) } + takenOver
      case .mayHaveLeft(let key), .turnedDown(let key, _), .setAside(let key): [key]
      case .sent(let keys), .withdrawn(let keys), .dismissed(let keys), .letGo(let keys): keys
      case .header, .waits: []
      }
    return keys.compactMap { WriteName.number(of: $0) }
  }
}
