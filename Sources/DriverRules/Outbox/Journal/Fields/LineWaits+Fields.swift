extension LineWaits: JournalFields {
  func write(to fields: inout FieldWriter) {
    fields.integer(1, failures)
    fields.time(2, backoffUntil?.wall)
    fields.time(3, notBefore?.wall)
    fields.value(4, trouble)
  }

  init(from fields: inout FieldReader) throws(UnreadableEntry) {
    self.init()
    failures = try fields.integer(1).required()
    backoffUntil = try fields.deadline(2)
    notBefore = try fields.deadline(3)
    trouble = try fields.value(4)
  }
}
