/// How the hours of a day are counted, as `Intl` names it.
public enum HourCycle: String, Hashable, Sendable, CaseIterable {
  /// 0 to 11.
  case h11
  /// 1 to 12.
  case h12
  /// 0 to 23.
  case h23
  /// 1 to 24.
  case h24

  /// The letter in a skeleton (UTS 35, "Date Field Symbol Table").
  var letter: Character {
    switch self {
    case .h11: "K"
    case .h12: "h"
    case .h23: "H"
    case .h24: "k"
    }
  }

  /// Whether the hours count up to noon, so that the half of the day is named with them.
  var isTwelveHours: Bool { self == .h11 || self == .h12 }
}
