public import Diagnostics

/// One piece of a message.
public enum Element: Hashable, Sendable {
  /// Text, with quoting and doubled apostrophes already undone.
  case text(Text, Span)
  /// `{name}`: the value as it is.
  case argument(name: String, Span)
  /// `{name, number}`, with a style or without.
  indirect case number(name: String, style: NumberStyle?, Span)
  /// `{name, date}`, with a style or without.
  indirect case date(name: String, style: DateTimeStyle?, Span)
  /// `{name, time}`, with a style or without.
  indirect case time(name: String, style: DateTimeStyle?, Span)
  /// `{name, select, …}`.
  indirect case select(Select)
  /// `{name, plural, …}` or `{name, selectordinal, …}`.
  indirect case plural(Plural)
  /// `#`: the number of the innermost plural around it, less its offset.
  case pound(Span)
  /// `<name>…</name>`.
  case tag(name: String, children: [Element], Span)
}
