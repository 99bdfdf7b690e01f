internal import DriverRules

extension Story {
  /// Who drives, and for whom.
  static let people: [Story] = [
    Story(
      "signed-out",
      "the session ends under a write, which goes when the same person signs in",
      .opened.press(0).then(.endSessions(0)).answered(0).press(1).then(.signIn(0)).answered(0)
        .answered(1)
    ),
    Story(
      "handed-over",
      "another person drives, and only that person's writes go until the first is back",
      .opened.withoutSignal.press(0).then(.signOut(isSure: true), .signIn(1)).press(1)
        .withSignal.answered(1).then(.signOut(isSure: true), .signIn(0)).answered(0)
    ),
    Story(
      "sign-out-with-writes",
      "signing out with a write unsent asks first, and keeps it",
      .opened.press(0).then(.signOut(isSure: false), .signOut(isSure: true), .signIn(0)).calm
    ),
    Story(
      "two-businesses",
      "the chosen business goes first, and the other is not forgotten",
      .opened.withoutSignal.press(0).press(1, in: 1).then(.choose(1)).press(2, in: 1).withSignal
        .answered(1).answered(2).answered(0)
    ),
    Story(
      "not-a-member",
      "the person is no member for a while, and nothing is turned down",
      .opened.press(0).then(.member(business: 0, person: 0, false)).answered(0).press(1)
        .then(.member(business: 0, person: 0, true), .businesses).answered(0).answered(1)
    ),
    Story(
      "too-old",
      "the app is too old, is updated, and sends the same bytes",
      .opened.press(0).then(.oldestVersion(2)).answered(0).press(1).then(.update).opened.calm
    ),
  ]
}
