internal import DriverModels

extension HeadTrouble: JournalFields {
  func write(to fields: inout FieldWriter) {
    fields.text(1, key.rawValue)
    fields.integer(2, count)
    fields.time(3, since.wall)
    fields.flag(4, othersSucceed)
  }

  init(from fields: inout FieldReader) throws(UnreadableEntry) {
    key = IdempotencyKey(try fields.text(1).required())
    count = try fields.integer(2).required()
    since = try fields.deadline(3).required()
    othersSucceed = try fields.flag(4)
  }
}
