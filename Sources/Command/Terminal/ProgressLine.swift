internal import Dispatch
internal import Synchronization

/// A line that says what is being done, on a terminal, as long as that takes; gone afterwards.
///
/// Work that is done within half a second is never seen.
final class ProgressLine: Sendable {
  private struct State {
    var stage = ""
    /// Whether it has taken long enough to be worth a line.
    var isDue = false
    var isOver = false
    /// When the stage began.
    var start = ContinuousClock.now
  }

  /// Calls back once when so many milliseconds have passed.
  typealias Later = @Sendable (_ milliseconds: Int, _ call: @escaping @Sendable () -> Void) -> Void

  private let isShown: Bool
  private let isTimed: Bool
  private let write: @Sendable (String) -> Void
  private let state = Mutex(State())

  /// How long work may take without a word, in milliseconds.
  static let patience = 500

  /// Begins to wait.
  ///
  /// - Parameters:
  ///   - isShown: Whether there is a terminal to show it.
  ///   - isTimed: Whether to say, terminal or not, how long each stage took, in a line that stays.
  ///   - write: Takes the line and what erases it.
  ///   - later: The time.
  init(
    isShown: Bool,
    isTimed: Bool = false,
    write: @escaping @Sendable (String) -> Void,
    later: Later = ProgressLine.onQueue
  ) {
    self.isShown = isShown
    self.isTimed = isTimed
    self.write = write
    guard isShown else { return }
    later(Self.patience) { [weak self] in self?.becomeDue() }
  }

  /// Says what is being done now, in a few words.
  func now(_ stage: String) {
    guard isShown || isTimed else { return }
    state.withLock { state in
      tellTime(&state)
      state.stage = stage
      state.start = .now
      if state.isDue { write(Self.line(stage)) }
    }
  }

  /// Takes the line away; nothing is shown after that.
  func end() {
    state.withLock { state in
      tellTime(&state)
      if state.isDue { write(Self.erasure) }
      state.isDue = false
      state.isOver = true
    }
  }

  /// Says how long the stage took that ends now.
  private func tellTime(_ state: inout State) {
    guard isTimed, !state.stage.isEmpty else { return }
    let erasure = state.isDue ? Self.erasure : ""
    write("\(erasure)bottle: \(state.stage): \((.now - state.start).shown)\n")
  }

  private func becomeDue() {
    state.withLock { state in
      guard !state.isOver else { return }
      state.isDue = true
      write(Self.line(state.stage))
    }
  }

  /// To the line's beginning, and whatever stands there erased to its end.
  private static let erasure = "\r\u{1B}[K"

  private static func line(_ stage: String) -> String { "\(erasure)bottle: \(stage) …" }

  private static let onQueue: Later = { milliseconds, call in
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(milliseconds), execute: call)
  }
}
