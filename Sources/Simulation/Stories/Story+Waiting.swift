internal import DriverRules

extension Story {
  /// Waits, and the app behind.
  static let waiting: [Story] = [
    Story(
      "busy",
      "the API asks to be left alone for two minutes, and signal that comes back ends nothing of it",
      .opened.press(0).answered(0, .passing(503, retryAfter: "120")).withoutSignal.withSignal
        .press(1).then(.timer(slot: 0, late: 0)).answered(0).answered(1)
    ),
    Story(
      "fails-and-fails",
      "each failure is waited out",
      .opened.press(0).failed(0, times: 4, .timer(slot: 0, late: 5)).answered(0)
    ),
    Story(
      "set-aside",
      "what fails for half an hour while others go is set aside, and passed",
      .opened.press(0, .delivery, stop: 1).press(1, .delivery, stop: 2).then(.succeeded)
        .failed(0, times: 1, .pass(400_000)).then(.succeeded)
        .failed(0, times: 7, .pass(400_000)).answered(1).press(2, .delivery, stop: 1).calm
    ),
    Story(
      "clock-jumps",
      "the clock is set a year on and a year back while the outbox waits",
      .opened.press(0).answered(0, .passing(429, retryAfter: "60"))
        .then(.setClock(31_536_000_000)).restarted.then(.setClock(-63_072_000_000)).restarted
        .calm
    ),
    Story(
      "behind",
      "the app is woken behind, and its time is over while a write is on its way",
      .opened.withoutSignal.press(0).press(1).then(.back(roundIsOut: false)).withSignal
        .then(.wake(20_000)).answered(0).then(.timeOver, .front).calm
    ),
    Story(
      "in-the-pocket",
      "behind, with the round out, it sends as in front",
      .opened.withoutSignal.press(0).then(.back(roundIsOut: true)).withSignal.answered(0)
    ),
    Story(
      "suspended",
      "the phone sleeps while a write is on its way",
      .opened.press(0).then(.arrive(0, .recorded), .suspend, .pass(600_000), .resume).calm
    ),
  ]
}
