public import DriverModels

extension CalendarDate {
  /// The day before; nil before the year 0.
  private var dayBefore: CalendarDate? {
    if day > 1 { return CalendarDate(year: year, month: month, day: day - 1) }
    let (year, month) = month > 1 ? (year, month - 1) : (year - 1, 12)
    return (28...31).reversed().lazy
      .compactMap { CalendarDate(year: year, month: month, day: $0) }.first
  }

  /// The day so many days before this one; nil before the year 0.
  ///
  /// By the calendar: no clock and no summer time has a part in it (Y3).
  public func earlier(by days: Int) -> CalendarDate? {
    (0..<days).reduce(self) { date, _ in date?.dayBefore }
  }
}
