public import Diagnostics

/// What stands after `date,` or `time,` in an argument.
public enum DateTimeStyle: Hashable, Sendable {
  /// A word such as `short`, or the name of a format that the web's code defines.
  case named(String, Span)
  /// `::…`: a skeleton of date and time fields, as written.
  case skeleton(String, Span)
}
