internal import DriverRules

extension Story {
  /// What befalls the file.
  static let files: [Story] = [
    Story(
      "compaction",
      "the file is written anew when most of it is settled",
      .opened.press(0).answered(0).press(1, .delivery).answered(1).press(2).answered(2),
      compactionSize: 500
    ),
    Story(
      "compaction-with-more-to-do",
      "the file is written anew with a refusal, a photo and waits in it",
      .opened.press(0, proofs: [1]).refused(0).press(2).answered(2).press(3)
        .then(.lose(3), .giveUp(3)).press(4).calm,
      compactionSize: 600
    ),
    Story(
      "compaction-and-letting-go",
      "receipts are let go, and a file without them takes the old one's place",
      .opened.press(0).answered(0).press(1).answered(1).then(.letGo(0)).press(2).answered(2)
        .press(3).answered(3),
      compactionSize: 500
    ),
    Story(
      "full-on-recording",
      "the disk is full when the button is pressed, and it is pressed again later",
      .opened.withoutSignal.then(.room(20)).press(0).then(.room(nil)).press(0, again: 1)
        .withSignal.answered(0)
    ),
    Story(
      "full-on-the-answer",
      "the disk cannot take that a write is sent, and it goes again",
      .opened.press(0).then(.arrive(0, .recorded), .room(5), .answer(0), .room(nil)).calm
    ),
    Story(
      "full-on-compaction",
      "the disk is full when the file is written anew",
      .opened.press(0).answered(0).press(1)
        .then(.arrive(1, .recorded), .room(300), .answer(1), .room(nil)).press(2).calm,
      compactionSize: 500
    ),
    Story(
      "read-only",
      "the disk takes nothing for a while",
      .opened.press(0).then(.readOnly(true), .arrive(0, .recorded), .answer(0))
        .then(.readOnly(false)).calm
    ),
    Story(
      "damage",
      "a byte in the middle of the file turns",
      .opened.withoutSignal.press(0).press(1).press(2)
        .then(.kill(slot: 0), .flip(business: 0, at: 120, bits: 4)).opened.withSignal.calm
        .press(3).calm
    ),
    Story(
      "zeros",
      "the end of the file comes to be zeros",
      .opened.withoutSignal.press(0).press(1).then(.kill(slot: 0), .zero(business: 0, at: 250))
        .opened.withSignal.calm.press(2).calm
    ),
    Story(
      "torn-tail",
      "an append is torn, and more is appended after it",
      .opened.withoutSignal.make(.press(DriverPress(0, in: 0, .cash)))
        .then(.kill(slot: 0, torn: 30)).opened.press(1).restarted.press(2).withSignal.calm
    ),
    Story(
      "photo-gone",
      "a photo's file is gone when the outbox is opened",
      .opened.withoutSignal.press(0, proofs: [1])
        .then(.kill(slot: 0), .spoil(proof: 1, isGone: true)).opened.withSignal.calm
    ),
    Story(
      "restarted",
      "the app is started again with writes waiting, one of which may have left",
      .opened.press(0).restarted.withoutSignal.press(1).restarted.withSignal.calm
    ),
    Story(
      "two-processes",
      "a second process finds the file taken, and has it when the first has ended",
      .opened.press(0).then(.start(slot: 1)).make(.work(slot: 1)).answered(0).press(1).calm
    ),
  ]
}
