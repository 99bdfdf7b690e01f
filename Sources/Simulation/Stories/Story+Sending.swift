internal import DriverRules

extension Story {
  /// What is sent, what is lost on the way, and what comes late.
  static let sending: [Story] = [
    Story("sent", "one write is recorded and sent", .opened.press(0).answered(0)),
    Story(
      "three",
      "three writes, recorded one after the other, go in order",
      .opened.withoutSignal.press(0).press(1, .delivery).press(2, .load).withSignal.answered(0)
        .answered(1).answered(2)
    ),
    Story(
      "answer-lost",
      "the answer is lost, and the write goes again under its key",
      .opened.press(0).then(.arrive(0, .recorded), .loseAnswer(0), .giveUp(0)).press(1).calm
    ),
    Story(
      "request-lost",
      "the request is lost, and the write goes again",
      .opened.press(0).then(.lose(0), .giveUp(0)).calm
    ),
    Story(
      "late-copy",
      "a copy of a request arrives when its write is sent",
      .opened.press(0).then(.double(0)).answered(0).then(.arrive(0, .recorded)).press(1).calm
    ),
    Story(
      "recorded-unseen",
      "the API records, and a gateway answers 502",
      .opened.press(0).answered(0, .recordedUnseen).calm
    ),
    Story(
      "in-progress",
      "the API takes a while, and tells the second attempt so",
      .opened.press(0).then(.arrive(0, .working), .giveUp(0), .front).answered(0)
        .then(.finish(0, .recorded)).calm
    ),
    Story(
      "hotel",
      "a hotel's page answers 200",
      .opened.press(0).then(.page(0, .portal)).press(1).calm
    ),
    Story(
      "not-connected",
      "there is no connection, and the next press tries again",
      .opened.press(0).then(.notConnected(0)).press(1).answered(0).answered(1)
    ),
    Story(
      "proofs",
      "two photos go after their delivery",
      .opened.press(0, proofs: [1, 2]).answered(0).answered(1).answered(2)
    ),
    Story(
      "proof-gives-way",
      "a photo on its way gives way to cash",
      .opened.press(0, proofs: [1]).answered(0).press(2).answered(2).calm
    ),
    Story(
      "counted",
      "the day counts what had no answer",
      .opened.press(0).then(.arrive(0, .recorded), .loseAnswer(0), .giveUp(0), .counted(0))
        .press(1).answered(1)
    ),
    Story(
      "let-go",
      "receipts are let go, and the photo's file with them",
      .opened.press(0, proofs: [1]).answered(0).answered(1).then(.letGo(0)).press(2).answered(2)
    ),
  ]
}
