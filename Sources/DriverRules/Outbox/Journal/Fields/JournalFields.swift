/// A value that stands in a journal as fields.
protocol JournalFields {
  /// Writes its fields, in the order of their tags.
  func write(to fields: inout FieldWriter)

  /// Reads it from its fields.
  init(from fields: inout FieldReader) throws(UnreadableEntry)
}
