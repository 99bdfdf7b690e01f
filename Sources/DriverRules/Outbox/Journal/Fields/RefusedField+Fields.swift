extension RefusedField: JournalFields {
  func write(to fields: inout FieldWriter) {
    fields.text(1, pointer)
    fields.text(2, code)
  }

  init(from fields: inout FieldReader) throws(UnreadableEntry) {
    pointer = try fields.text(1).required()
    code = try fields.text(2).required()
  }
}
