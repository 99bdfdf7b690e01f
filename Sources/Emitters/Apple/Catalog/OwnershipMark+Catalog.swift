public import Outputs

extension OwnershipMark {
  /// A string catalog all of whose keys are `manual`: Xcode writes its own with other states, or none.
  public static let manualKeys = OwnershipMark { bytes in
    let state = Array("\"extractionState\"".utf8)
    let localizations = Array("\"localizations\"".utf8)
    let manual = Array("\"manual\"".utf8)
    var states = 0
    var keys = 0
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let words = line.drop { $0 == UInt8(ascii: " ") }
      if words.starts(with: localizations) { keys += 1 }
      guard words.starts(with: state) else { continue }
      let value = words.dropFirst(state.count).drop { $0 == 0x20 || $0 == UInt8(ascii: ":") }
      guard value.starts(with: manual) else { return false }
      states += 1
    }
    return states > 0 && states == keys
  }
}
