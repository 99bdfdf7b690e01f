extension Move {
  /// What happens, in plain words.
  public var words: String {
    switch self {
    case .work, .pass, .timer, .setClock, .kill, .cutPower, .start, .suspend, .resume, .front,
      .back, .wake, .timeOver, .signal, .room, .readOnly, .flip, .zero, .spoil, .update:
      wordsOfPhone
    case .press, .withdraw, .dismiss, .sendNow, .signIn, .signOut, .choose, .businesses, .succeeded,
      .counted, .letGo:
      wordsOfDriver
    case .arrive, .double, .lose, .answer, .loseAnswer, .giveUp, .notConnected, .page, .finish,
      .endSessions, .member, .oldestVersion:
      wordsOutside
    }
  }

  private var wordsOfPhone: String {
    switch self {
    case .work(let slot, let fault): "\(app(slot)) works\(fault.map { ", and \($0.words)" } ?? "")"
    case .pass(let time): "\(time) ms pass"
    case .timer(let slot, let late): "the timer of \(app(slot)) goes off, \(late) ms late"
    case .setClock(let change): "the wall clock is set \(change) ms on"
    case .kill(let slot, let torn): "\(app(slot)) ends\(inside(torn))"
    case .cutPower(let cut, let torn): "the power is cut\(inside(torn)): \(cut.words)"
    case .start(let slot, let behind):
      "\(app(slot)) is started\(behind.map { " behind, for \($0) ms" } ?? "")"
    case .suspend: "the phone stands still"
    case .resume: "the phone goes on"
    case .front: "the app comes to the front"
    case .back(let roundIsOut): "the app goes to the back\(roundIsOut ? ", its round is out" : "")"
    case .wake(let time): "the system wakes the app for \(time) ms"
    case .timeOver: "the time behind is over"
    case .signal(let isThere): isThere ? "there is signal" : "there is no signal"
    case .room(let room):
      room.map { "the disk takes \($0) bytes more" } ?? "the disk has room again"
    case .readOnly(let isSo): isSo ? "the disk can only be read" : "the disk can be written again"
    case .flip(let business, let index, let bits):
      "a bit (\(bits)) of byte \(index) of journal \(business) is turned"
    case .zero(let business, let index): "journal \(business) is zeros from byte \(index)"
    case .spoil(let proof, let isGone):
      "the file of proof \(proof) is \(isGone ? "gone" : "spoiled")"
    default: "the app is updated"
    }
  }

  private var wordsOfDriver: String {
    switch self {
    case .press(let press): press.words
    case .withdraw(let number): "the driver takes write \(number) back"
    case .dismiss(let number, let isSure):
      "the driver dismisses write \(number)\(isSure ? ", sure of it" : "")"
    case .sendNow: "the driver asks to send now"
    case .signIn(let person): "person \(person) signs in"
    case .signOut(let isSure): "the driver signs out\(isSure ? ", sure of it" : "")"
    case .choose(let business): "business \(business) is chosen"
    case .businesses: "the list of businesses comes"
    case .succeeded: "another request of ours succeeds"
    case .counted(let business): "the day of business \(business) comes and counts what the API has"
    default: "what is settled is let go"
    }
  }

  private var wordsOutside: String {
    switch self {
    case .arrive(let write, let verdict):
      "the request of write \(write) arrives: \(verdict.words)"
    case .double(let write): "a copy of the request of write \(write) is made"
    case .lose(let write): "the request of write \(write) is lost"
    case .answer(let write, let renews, _):
      "the answer to write \(write) arrives\(renews ? ", with a new token" : "")"
    case .loseAnswer(let write): "the answer to write \(write) is lost"
    case .giveUp(let write, _): "the phone waits no longer for the answer to write \(write)"
    case .notConnected(let write, _): "there is no connection for write \(write)"
    case .page(let write, let page, _):
      "write \(write) is answered by somebody else: \(page), \(page.status)"
    case .finish(let write, let verdict): "the API is done with write \(write): \(verdict.words)"
    case .endSessions(let person): "the office ends the sessions of person \(person)"
    case .member(let business, let person, let isMember):
      "person \(person) is \(isMember ? "a" : "no") member of business \(business) any more"
    case .oldestVersion(let version): "the API serves versions from \(version) on"
    default: ""
    }
  }

  private func app(_ slot: Int) -> String { slot == 0 ? "the app" : "the other process" }

  private func inside(_ torn: Int?) -> String {
    torn.map { " after \($0) bytes of its next call" } ?? ""
  }
}
