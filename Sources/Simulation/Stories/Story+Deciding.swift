internal import DriverRules

extension Story {
  /// What the API turns down, and what the driver makes of it.
  static let deciding: [Story] = [
    Story(
      "refused",
      "a write is turned down, and the next goes all the same",
      .opened.withoutSignal.press(0).press(1).withSignal.refused(0).answered(1)
    ),
    Story(
      "late-copy-of-a-refused-one",
      "a copy arrives when the driver was told no",
      .opened.press(0).then(.double(0)).refused(0).then(.arrive(0, .recorded)).press(1)
        .answered(1)
    ),
    Story(
      "dismissed",
      "a delivery with a photo is turned down and dismissed, asked twice",
      .opened.press(0, proofs: [1]).refused(0)
        .then(.dismiss(0, isSure: false), .dismiss(0, isSure: true)).press(2).answered(2)
    ),
    Story(
      "dismissed-while-opening",
      "a delivery is dismissed while the file is opened, and its photo is gone",
      .opened.press(0, proofs: [1]).refused(0)
        .then(.kill(slot: 0), .spoil(proof: 1, isGone: true)).make(.start(slot: 0))
        .then(.dismiss(0, isSure: true)).calm
    ),
    Story(
      "corrected",
      "a delivery is turned down and corrected",
      .opened.press(0, .delivery).refused(0).correct(0, by: 1).answered(1)
    ),
    Story(
      "taken-over",
      "a correction takes the photo over",
      .opened.press(0, proofs: [1]).refused(0).correct(0, by: 2, spares: [3]).answered(2)
        .answered(3)
    ),
    Story(
      "corrected-twice",
      "a correction is turned down and corrected, and the photo goes with the last",
      .opened.press(0, proofs: [1]).refused(0).correct(0, by: 2, spares: [3]).refused(2)
        .correct(2, by: 4, spares: [5]).answered(4).answered(5)
    ),
    Story(
      "corrected-while-sending",
      "a correction of what is on its way waits for the answer",
      .opened.press(0, .delivery).correct(0, by: 1).answered(0).answered(1)
    ),
    Story(
      "corrected-when-sent",
      "what the API has is corrected, and its photo goes on",
      .opened.press(0, proofs: [1]).answered(0).correct(0, by: 2).calm
    ),
    Story(
      "withdrawn",
      "a delivery is taken back with its photo before it left",
      .opened.withoutSignal.press(0, proofs: [1]).press(2).then(.withdraw(0)).withSignal
        .answered(2)
    ),
    Story(
      "withdrawn-with-a-dismissed-photo",
      "a delivery is taken back whose photo was gone and was dismissed",
      .opened.withoutSignal.press(0, proofs: [1])
        .then(.kill(slot: 0), .spoil(proof: 1, isGone: true)).opened
        .then(.dismiss(1, isSure: true), .withdraw(0)).withSignal.calm
    ),
    Story(
      "too-late-to-withdraw",
      "what may have left is not taken back",
      .opened.press(0).then(.lose(0), .giveUp(0), .withdraw(0)).calm
    ),
  ]
}
