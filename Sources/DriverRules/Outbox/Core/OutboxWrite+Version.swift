extension OutboxWrite {
  /// Whether it is the version of that id.
  func isVersion(_ id: String, of kind: WriteKind) -> Bool {
    self.kind == kind && self.id.utf8.elementsEqual(id.utf8)
  }
}
