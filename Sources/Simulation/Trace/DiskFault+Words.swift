extension DiskFault {
  /// What goes wrong, in plain words.
  var words: String {
    switch self {
    case .refused: "the disk refuses"
    case .short(let length): "the disk fails after \(length) bytes"
    case .failedAfterwards: "the disk does it and says that it failed"
    }
  }
}
