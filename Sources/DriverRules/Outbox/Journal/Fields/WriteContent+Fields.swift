extension WriteContent {
  /// Reads the field that a write has of the two.
  init(from fields: inout FieldReader) throws(UnreadableEntry) {
    if let body = try fields.bytes(12) {
      self = .json(body)
    } else {
      self = .file(try fields.value(13).required())
    }
  }
}
