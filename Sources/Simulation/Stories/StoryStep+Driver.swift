internal import DriverRules

extension StoryStep {
  /// The move, where the driver makes it: what goes wrong in a story is over when it was ended.
  var driverMove: Move? {
    guard case .make(let move) = self else { return nil }
    switch move {
    case .press, .withdraw, .dismiss, .sendNow, .signIn, .signOut, .choose, .businesses, .counted,
      .letGo:
      return move
    default: return nil
    }
  }
}

extension Move {
  /// Whether another person may drive afterwards.
  var changesPerson: Bool {
    switch self {
    case .signIn, .signOut: true
    default: false
    }
  }
}

extension SimulatedProcess {
  /// What the driver asked for and was not told of: it is done again, a press with other keys.
  var untold: ArraySlice<Move> {
    asked.map { ask in
      switch ask.what {
      case .record(var press):
        press.presses += 1
        return .press(press)
      case .withdraw(let number): return .withdraw(number)
      case .dismiss(let number): return .dismiss(number, isSure: true)
      }
    }[...]
  }
}

extension SimulatedProcess where Core == OutboxCore {
  /// Whether all outboxes that were asked for are open and nothing is under way.
  var isOpen: Bool {
    phone.isIdle
      && phone.core.view(at: Clocks(wall: 0, up: 0)).outboxes.allSatisfy { $0.pause != .busy }
  }
}

extension SimulatedPhone {
  /// After how many bytes of the next call the process may end, where it writes files that are not the
  /// journal.
  func tearsOfOthers(on disk: SimulatedDisk) -> Range<Int> {
    guard case .disk(let business, _)? = queue.first, let place = disk.place(of: business) else {
      return 1..<1
    }
    return switch nextCall {
    case .writeNext(let bytes): 1..<bytes.count
    case .keepDamaged: 1..<max(1, disk.folders[place].journal?.bytes.count ?? 1)
    default: 1..<1
    }
  }
}
