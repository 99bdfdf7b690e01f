/// One thing that happens in a simulated world.
///
/// A run is a list of moves. A move names what it is about by numbers that do not depend on the moves before
/// it, so that what is left of a list after others were dropped still means the same; one that is not
/// possible where it stands does nothing.
///
/// Processes are named by their slot: 0 is the app, 1 is another process of it.
public enum Move: Hashable, Sendable {
  // MARK: The phone

  /// A process carries out one effect, or one call on the disk with what goes wrong.
  case work(slot: Int, DiskFault? = nil)
  /// So many milliseconds pass; a timer that is due goes off.
  case pass(Int64)
  /// Time passes until the timer of a process goes off; less than this many milliseconds more.
  case timer(slot: Int, late: Int64)
  /// The wall clock is set so many milliseconds on.
  case setClock(Int64)
  /// A process ends, at once or after so many bytes of its next call.
  case kill(slot: Int, torn: Int? = nil)
  /// The power is cut, at once or after so many bytes of the app's next call.
  case cutPower(PowerCut, torn: Int? = nil)
  /// A process begins: in front, or behind for so many milliseconds.
  case start(slot: Int, behind: Int64? = nil)
  /// Nothing of the phone's runs until `resume`.
  case suspend
  /// The phone runs again.
  case resume
  /// The app comes to the front.
  case front
  /// The app goes to the back.
  case back(roundIsOut: Bool)
  /// The system gives the app so many milliseconds behind.
  case wake(Int64)
  /// The time behind is over.
  case timeOver
  /// The system says whether there is signal.
  case signal(Bool)
  /// The disk takes so many bytes more; nil for any number.
  case room(Int?)
  /// The disk can only be read.
  case readOnly(Bool)
  /// Bits of a byte of a business's journal are turned.
  case flip(business: Int, at: Int, bits: UInt8)
  /// A business's journal is zeros from a byte on.
  case zero(business: Int, at: Int)
  /// A proof's file is spoiled, or gone.
  case spoil(proof: Int, isGone: Bool)
  /// The app is updated: its processes end.
  case update

  // MARK: The driver

  /// The driver presses the button.
  case press(DriverPress)
  /// The driver takes a write back.
  case withdraw(Int)
  /// The driver dismisses a write.
  case dismiss(Int, isSure: Bool)
  /// The driver asks to send now.
  case sendNow
  /// A person signs in.
  case signIn(Int)
  /// The driver signs out.
  case signOut(isSure: Bool)
  /// A business is chosen.
  case choose(Int)
  /// The list of the person's businesses comes.
  case businesses
  /// Another request of ours had a 2xx.
  case succeeded
  /// The day of a business comes: it counts what the API has.
  case counted(Int)
  /// What is settled of a business is not needed any longer.
  case letGo(Int)

  // MARK: The network

  /// The request of a write arrives at the API.
  case arrive(Int, Verdict)
  /// A copy of the request of a write is made.
  case double(Int)
  /// The request of a write is lost.
  case lose(Int)
  /// The answer to a write arrives, perhaps with a new token.
  case answer(Int, renews: Bool = false, chance: Double = 0)
  /// The answer to a write is lost.
  case loseAnswer(Int)
  /// The phone waits no longer for the answer to a write.
  case giveUp(Int, chance: Double = 0)
  /// There was no connection for the request of a write.
  case notConnected(Int, chance: Double = 0)
  /// Somebody else answers the request of a write, and it goes no further.
  case page(Int, OtherPage, chance: Double = 0)

  // MARK: The office

  /// The API is done with a write that took a while.
  case finish(Int, Verdict)
  /// The sessions of a person are ended.
  case endSessions(Int)
  /// A person becomes a member of a business, or is none any more.
  case member(business: Int, person: Int, Bool)
  /// The API serves only versions from this one on.
  case oldestVersion(Int)
}
