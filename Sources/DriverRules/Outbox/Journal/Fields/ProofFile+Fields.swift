extension ProofFile: JournalFields {
  func write(to fields: inout FieldWriter) {
    fields.text(1, name)
    fields.text(2, sha256)
    fields.integer(3, length)
  }

  init(from fields: inout FieldReader) throws(UnreadableEntry) {
    name = try fields.text(1).required()
    sha256 = try fields.text(2).required()
    length = try fields.integer(3).required()
  }
}
