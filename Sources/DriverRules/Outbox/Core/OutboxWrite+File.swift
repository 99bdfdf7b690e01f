extension OutboxWrite {
  /// The name of the file that it carries.
  var fileName: String? {
    if case .file(let file) = content { file.name } else { nil }
  }
}
