internal import DriverModels

extension OutboxWrite: JournalFields {
  func write(to fields: inout FieldWriter) {
    fields.text(1, key.rawValue)
    fields.integer(2, seq)
    fields.text(3, kind.rawValue)
    fields.choice(4, closing)
    fields.text(5, person.rawValue)
    fields.text(6, personName)
    fields.text(7, id)
    fields.text(8, refId)
    fields.text(9, roundId?.rawValue)
    fields.text(10, stopId?.rawValue)
    fields.text(11, path)
    switch content {
    case .json(let body): fields.bytes(12, body)
    case .file(let file): fields.value(13, file)
    }
    fields.time(14, occurredAt)
    for key in after { fields.text(15, key.rawValue) }
    fields.text(16, replaces?.rawValue)
    fields.choice(17, state)
    fields.integer(18, attempts)
    fields.flag(19, isMarked)
    fields.flag(20, isSetAside)
    fields.value(21, refusal)
  }

  init(from fields: inout FieldReader) throws(UnreadableEntry) {
    self.init(
      key: IdempotencyKey(try fields.text(1).required()),
      seq: try fields.integer(2).required(),
      kind: try WriteKind(rawValue: fields.text(3).required()).required(),
      closing: try fields.choice(4),
      person: PersonId(try fields.text(5).required()),
      personName: try fields.text(6).required(),
      id: try fields.text(7).required(),
      refId: try fields.text(8).required(),
      roundId: try fields.text(9).map { RoundId($0) },
      stopId: try fields.text(10).map { StopId($0) },
      path: try fields.text(11).required(),
      content: try WriteContent(from: &fields),
      occurredAt: try fields.time(14).required(),
      after: try fields.texts(15).map { IdempotencyKey($0) },
      replaces: try fields.text(16).map { IdempotencyKey($0) }
    )
    state = try fields.choice(17).required()
    attempts = try fields.integer(18).required()
    isMarked = try fields.flag(19)
    isSetAside = try fields.flag(20)
    refusal = try fields.value(21)
  }
}
