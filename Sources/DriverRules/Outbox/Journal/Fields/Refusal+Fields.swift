extension Refusal: JournalFields {
  func write(to fields: inout FieldWriter) {
    fields.integer(1, status)
    fields.text(2, code)
    fields.text(3, title)
    fields.text(4, detail)
    for error in errors { fields.value(5, error) }
    fields.time(6, at)
    fields.choice(7, fault)
  }

  init(from fields: inout FieldReader) throws(UnreadableEntry) {
    status = try fields.integer(1)
    code = try fields.text(2)
    title = try fields.text(3)
    detail = try fields.text(4)
    errors = try fields.values(5)
    at = try fields.time(6).required()
    fault = try fields.choice(7).required()
  }
}
