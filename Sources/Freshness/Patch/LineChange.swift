/// Lines in a row that stand where others stood.
struct LineChange: Hashable {
  /// The lines that go, from 0; empty where lines are only added.
  var old: Range<Int>
  /// The lines that come; empty where lines are only removed.
  var new: Range<Int>
}
