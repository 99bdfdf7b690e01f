public import DriverModels

/// When the day is fetched (Y1).
///
/// It is in memory only: opening the app begins it anew. Times are seconds of the since-boot clock,
/// so that a wall clock that jumps changes nothing.
public struct DayFetching: Hashable, Sendable {
  /// What is being fetched.
  public private(set) var inFlight: DayName?
  private var today: CalendarDate
  private var signal: Bool
  private var isAskedAgain = false
  private var begun: Double?
  /// When the last good answer for a day came.
  private var good: [DayName: Double] = [:]

  /// How old a day may be when the app comes to the front, in seconds.
  private static let freshFor = 60.0
  /// How long there is between fetches while a round is out, in seconds.
  private static let whileOut = 300.0

  /// Begins without a fetch.
  public init(today: CalendarDate, signal: Bool) {
    self.today = today
    self.signal = signal
  }

  /// Judges an occasion to fetch a day; where it is fetched, that begins.
  ///
  /// - Returns: the occasion where the day is fetched; else why it is not.
  public mutating func ask(_ occasion: FetchWhy, for name: DayName, up: Double) -> FetchWhy {
    if occasion == .front, isFresh(name, up: up) { return .fresh }
    if !signal { return .noSignal }
    if inFlight != nil {
      isAskedAgain = true
      return .inFlight
    }
    inFlight = name
    begun = up
    return occasion
  }

  /// Takes the news of the signal; gives the occasion where it came back.
  public mutating func hear(signal isThere: Bool) -> FetchWhy? {
    defer { signal = isThere }
    return isThere && !signal ? .signal : nil
  }

  /// Takes the time; gives the occasion where the date turned, or a round has been out for long.
  public mutating func pass(today now: CalendarDate, isOut: Bool, up: Double) -> FetchWhy? {
    if now != today {
      today = now
      return .newDay
    }
    let isLong = begun.map { up - $0 >= Self.whileOut } ?? true
    return isOut && isLong ? .minutes : nil
  }

  /// Ends the fetch; gives the occasion where there was one meanwhile.
  ///
  /// After a failure the next occasion is waited for.
  public mutating func end(isGood: Bool, up: Double) -> FetchWhy? {
    let isAgain = isGood && isAskedAgain
    if isGood, let name = inFlight { good[name] = up }
    inFlight = nil
    isAskedAgain = false
    return isAgain ? .again : nil
  }

  private func isFresh(_ name: DayName, up: Double) -> Bool {
    good[name].map { up - $0 <= Self.freshFor } ?? false
  }
}
