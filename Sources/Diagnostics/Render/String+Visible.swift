extension String {
  /// The text with nothing in it that a terminal would obey or hide: see `Cells`.
  public var visible: String {
    String(decoding: Cells(Array(utf8)[...]).bytes, as: UTF8.self)
  }
}
