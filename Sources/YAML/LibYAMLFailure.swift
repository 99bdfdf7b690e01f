/// What libyaml says when it cannot read on.
struct LibYAMLFailure: Error {
  /// Where something is.
  enum Mark {
    /// So many characters into the file, a byte order mark not counted.
    case character(Int)
    /// So many bytes into the file.
    case byte(Int)
  }

  /// What is wrong, such as `did not find expected key`.
  var problem: String
  var mark: Mark
  /// What libyaml was about, such as `while parsing a block mapping`.
  var context: String?
  /// Where that began.
  var contextMark: Mark?
}
