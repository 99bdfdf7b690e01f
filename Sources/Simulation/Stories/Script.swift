internal import DriverModels
internal import DriverRules

/// The steps of a story, one after the other.
struct Script {
  private(set) var steps: [StoryStep] = []

  /// The app is started, and its outboxes are open.
  static var opened: Script { Script().opened }
  /// The app is started.
  var opened: Script { then(.start(slot: 0)) }
  /// The process ends, and another is started.
  var restarted: Script { make(.kill(slot: 0)).opened }
  /// All goes well until nothing happens any more.
  var calm: Script { adding([.calm]) }
  var withoutSignal: Script { then(.signal(false)) }
  var withSignal: Script { then(.signal(true)) }

  /// A move happens.
  func make(_ move: Move) -> Script { adding([.make(move)]) }

  /// Moves happen, and after each the phone works until it waits.
  func then(_ moves: Move...) -> Script { adding(moves.flatMap { [.make($0), .work] }) }

  /// The driver presses the button; a delivery, if it has proofs.
  func press(
    _ number: Int,
    in business: Int = 0,
    _ kind: WriteKind = .cash,
    proofs: [Int] = [],
    stop: Int? = nil,
    again presses: Int = 0
  ) -> Script {
    var press = DriverPress(number, in: business, proofs.isEmpty ? kind : .delivery)
    press.proofs = proofs
    press.stop = stop
    press.presses = presses
    return then(.press(press))
  }

  /// The driver corrects a delivery; `spares` are the numbers for proofs that are taken over.
  func correct(_ old: Int, by number: Int, spares: [Int] = []) -> Script {
    var press = DriverPress(number, in: 0, .delivery)
    press.replaces = old
    press.spares = spares
    return then(.press(press))
  }

  /// The request of a write arrives, and its answer does.
  func answered(_ number: Int, _ verdict: Verdict = .recorded) -> Script {
    then(.arrive(number, verdict), .answer(number))
  }

  /// The API turns a write down.
  func refused(_ number: Int) -> Script { answered(number, .refused(.roundClosed)) }

  /// The API fails at a write, and after that something happens; so many times.
  func failed(_ number: Int, times: Int, _ next: Move) -> Script {
    (0..<times).reduce(self) { script, _ in
      script.answered(number, .passing(500, retryAfter: nil)).then(next)
    }
  }

  private func adding(_ more: [StoryStep]) -> Script {
    var script = self
    script.steps += more
    return script
  }
}
