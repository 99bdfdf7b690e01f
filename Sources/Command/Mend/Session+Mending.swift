internal import Diagnostics

extension Session {
  /// Says which files were mended, a line each, and which were left.
  func summarise(_ mending: Mending) {
    for file in mending.written {
      summarise("mended \(file.original.path): \(file.inWords)")
    }
    for file in mending.refused {
      summarise("left \(file.original.path) as it is: there is more wrong than can be mended")
    }
  }
}

extension Mending {
  /// How much was mended, to go before what is left.
  var inWords: String {
    let count = written.map(\.count).reduce(0, +)
    if count == 0 { return "nothing to mend" }
    let files = Tally.counted(written.count, "file")
    return "mended \(Tally.counted(count, "problem")) in \(files)"
  }
}
