public import DriverModels

/// The screen on which a stop is written up: its steps, and what it shows (D27).
///
/// What is recorded is kept by the outbox; this is what the driver has in hand.
public struct DeliveryScreen: Hashable, Sendable {
  /// How far the write-up has come.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// Nothing was touched: all of it went.
    case open
    /// The draft is being written.
    case editing
    /// It is recorded, and waits to be sent.
    case done
    /// The API has it.
    case sent
    /// The API refused it.
    case turnedDown
  }

  /// How far the write-up has come.
  public private(set) var state = State.open
  /// What was written so far.
  public private(set) var draft = DeliveryDraft()
  private var showsErrors = false
  /// What was recorded last.
  private var recorded: DeliveryResult?

  /// Opens the screen.
  public init() {}

  /// The draft is written on.
  public mutating func edit(_ draft: DeliveryDraft) {
    guard state == .open || state == .editing else { return }
    let replaces = self.draft.replaces ?? draft.replaces
    self.draft = draft
    self.draft.replaces = replaces
    state = .editing
  }

  /// Done is pressed.
  ///
  /// - Returns: what is to be recorded; nil where there are errors, or nothing to press.
  public mutating func done(in context: DeliveryContext) -> DeliveryWrite? {
    guard state == .open || state == .editing else { return nil }
    let result = DeliveryJudge(draft, in: context).judge()
    showsErrors = true
    state = result.body == nil ? .editing : .done
    if result.body != nil { recorded = result }
    return result.body
  }

  /// What was recorded is taken back, before it could have been sent.
  public mutating func withdraw() {
    guard state == .done else { return }
    state = .editing
  }

  /// The API has taken what was recorded.
  public mutating func sent() {
    guard state == .done else { return }
    state = .sent
  }

  /// The API has refused what was recorded.
  public mutating func turnDown() {
    guard state == .done else { return }
    state = .turnedDown
  }

  /// What was sent or refused is corrected: a write-up of its own, from the same draft.
  public mutating func correct() {
    guard state == .sent || state == .turnedDown else { return }
    draft.replaces = recorded?.body?.id
    showsErrors = false
    state = .editing
  }

  /// What the screen shows: of a draft its errors only after its first Done, and of what was recorded
  /// what it was recorded with.
  public func shown(in context: DeliveryContext) -> DeliveryResult {
    switch state {
    case .open, .editing:
      var result = DeliveryJudge(draft, in: context).judge()
      if !showsErrors { result.errors = [] }
      return result
    case .done, .sent, .turnedDown:
      return recorded ?? DeliveryJudge(draft, in: context).judge()
    }
  }
}
