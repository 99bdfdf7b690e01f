internal import DriverRules
internal import ScenarioKit
internal import Simulation

/// Where and how the app is ended.
struct CaseCrash {
  /// How far what is written has come; nil for now.
  enum Point: String {
    case midWrite, afterJournal, beforeSync, afterSync, afterRename
  }

  let point: Point?
  /// How many bytes are written, with `midWrite`.
  let bytes: Int?
  /// Nil where only the process ends.
  let powerCut: PowerCut?

  /// Reads a step `crash`.
  init(_ step: JSONValue) throws {
    point = try step["at"]?.string.map { word in
      guard let point = Point(rawValue: word) else { throw CaseError("`at` is \(word)") }
      return point
    }
    bytes = try step.whole("bytes")
    guard (point == .midWrite) == (bytes != nil) else {
      throw CaseError("`bytes` goes with `midWrite`, and with nothing else")
    }
    switch try step.text("kind") {
    case "process": powerCut = nil
    case "power":
      powerCut = PowerCut(
        keeps: try step.whole("keeps") ?? 0,
        tail: step["zeros"]?.bool == true ? .zeros(.max) : .nothing,
        names: step["keepsNames"]?.bool == true ? .max : 0
      )
    case let word: throw CaseError("`kind` is \(word)")
    }
  }

  /// Whether the app ends in a call or before it.
  func strikes(before call: DiskCall) -> Bool {
    switch point {
    case .midWrite: call.written != nil
    case .beforeSync: call.syncsJournal
    case .afterJournal, .afterSync, .afterRename, nil: false
    }
  }

  /// Whether the app ends after a call.
  func strikes(after call: DiskCall) -> Bool {
    switch point {
    case .afterJournal: call.written != nil
    case .afterSync: call.syncsJournal
    case .afterRename: call == .rename
    case .midWrite, .beforeSync, nil: false
    }
  }
}

extension DiskCall {
  /// Whether it syncs the journal or its next version.
  fileprivate var syncsJournal: Bool { self == .sync || self == .syncNext }
}
