/// How often each thing happens in one run.
///
/// Each run draws its own, and many are zero: all faults at once hide what one alone would bring to light
/// (Groce and others, Swarm Testing, 2012).
struct Swarm {
  /// A kind of move stands in it as often as it is likely.
  private(set) var kinds: [MoveKind] = []
  /// The chance of a call on the disk to fail.
  var diskFault = 0.0
  /// The chance that a process that ends does so inside a call.
  var torn = 0.5
  /// The chance that a power cut leaves a tail that nobody wrote.
  var rotten = 0.0
  /// The chances that the API does not simply record.
  var passing = 0.0
  var refused = 0.0
  var working = 0.0
  var unseen = 0.0
  /// The chance of an answer to bring a new token.
  var renewing = 0.0
  /// The chance that a write is for the second business.
  var elsewhere = 0.0
  /// The chance that a delivery has a proof.
  var proofs = 0.0

  init(_ random: inout FastRandom) {
    for (kind, weight) in [
      (.work, 60), (.arrive, 14), (.answer, 14), (.timer, 4), (.pass, 3), (.press, 8), (.start, 6),
      (.signIn, 2), (.finish, 2),
    ] as [(MoveKind, Int)] {
      kinds += repeatElement(kind, count: weight)
    }
    for (kind, chance, most) in Self.faults where random.happens(chance) {
      kinds += repeatElement(kind, count: 1 + random.below(most))
    }
    func draw(_ chance: Double, upTo most: Double) -> Double {
      random.happens(chance) ? random.unit() * most : 0
    }
    diskFault = draw(0.3, upTo: 0.1)
    rotten = draw(0.5, upTo: 1)
    passing = draw(0.4, upTo: 0.6)
    refused = draw(0.4, upTo: 0.5)
    working = draw(0.25, upTo: 0.3)
    unseen = draw(0.3, upTo: 0.3)
    renewing = draw(0.2, upTo: 0.3)
    elsewhere = draw(0.3, upTo: 0.5)
    proofs = draw(0.5, upTo: 0.8)
  }

  /// What not every run has: its chance to have it at all, and then at most how often.
  private static let faults: [(MoveKind, Double, Int)] = [
    (.kill, 0.5, 4), (.cutPower, 0.5, 4), (.suspend, 0.2, 2), (.place, 0.35, 4),
    (.signal, 0.3, 3), (.setClock, 0.25, 2), (.update, 0.15, 1), (.second, 0.2, 6),
    (.room, 0.2, 2), (.readOnly, 0.1, 1), (.flip, 0.06, 1), (.zero, 0.04, 1), (.spoil, 0.1, 1),
    (.again, 0.5, 3), (.correct, 0.4, 4), (.withdraw, 0.35, 3), (.dismiss, 0.4, 3),
    (.sendNow, 0.3, 2), (.signOut, 0.3, 2), (.choose, 0.3, 2), (.businesses, 0.4, 3),
    (.succeeded, 0.2, 2), (.counted, 0.3, 2), (.letGo, 0.25, 2), (.double, 0.4, 10),
    (.lose, 0.4, 10), (.loseAnswer, 0.4, 10), (.giveUp, 0.4, 8), (.notConnected, 0.3, 8),
    (.page, 0.3, 8), (.endSessions, 0.3, 2), (.member, 0.2, 2), (.oldestVersion, 0.1, 1),
  ]
}
