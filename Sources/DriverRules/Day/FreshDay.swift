/// Which day came last, and when by the since-boot clock, in seconds.
struct FreshDay: Hashable, Sendable {
  var name: DayName
  var up: Double
}
