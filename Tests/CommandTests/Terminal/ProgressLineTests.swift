import Synchronization
import Testing

@testable import Command

@Suite("Progress")
struct ProgressLineTests {
  /// What a terminal gets, `⏰` where half a second is over.
  private func shown(_ work: (ProgressLine, _ timer: () -> Void) -> Void) -> String {
    let shown = Mutex("")
    let timer = Mutex<(@Sendable () -> Void)?>(nil)
    let line = ProgressLine(
      isShown: true,
      write: { text in shown.withLock { $0 += text } },
      later: { milliseconds, call in
        #expect(milliseconds == 500)
        timer.withLock { $0 = call }
      }
    )
    work(line) {
      shown.withLock { $0 += "⏰" }
      timer.withLock { $0 }?()
    }
    return shown.withLock { $0 }
      .replacing("\r\u{1B}[K", with: "⌫")
  }

  @Test("with times, each stage says how long it took, in a line that stays")
  func times() {
    let written = Mutex("")
    let line = ProgressLine(
      isShown: false,
      isTimed: true,
      write: { text in written.withLock { $0 += text } }
    )
    line.now("reading")
    line.now("writing")
    line.end()
    let text = written.withLock { $0 }
    #expect(
      text.contains(/^bottle: reading: [0-9.]+ ms\nbottle: writing: [0-9.]+ ms\n$/),
      "\(text)"
    )
  }

  @Test("work that is done soon is never seen")
  func short() {
    let text = shown { line, timer in
      line.now("reading")
      line.end()
      timer()
    }
    #expect(text == "⏰")
  }

  @Test("long work has one line, which says what is being done and is gone when it is done")
  func long() {
    let text = shown { line, timer in
      line.now("reading")
      line.now("making 3 files")
      timer()
      line.now("writing")
      line.end()
    }
    #expect(text == "⏰⌫bottle: making 3 files …⌫bottle: writing …⌫")
  }

  @Test("where no terminal shows it nothing is ever written or waited for")
  func nowhere() {
    let line = ProgressLine(
      isShown: false,
      write: { _ in Issue.record("writes") },
      later: { _, _ in Issue.record("waits") }
    )
    line.now("reading")
    line.end()
  }
}
