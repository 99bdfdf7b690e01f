internal import DriverModels

extension JournalHeader: JournalFields {
  func write(to fields: inout FieldWriter) {
    fields.integer(1, format)
    fields.text(2, business.rawValue)
    fields.integer(3, nextSeq)
  }

  init(from fields: inout FieldReader) throws(UnreadableEntry) {
    format = try fields.integer(1).required()
    business = BusinessId(try fields.text(2).required())
    nextSeq = try fields.integer(3).required()
  }
}
