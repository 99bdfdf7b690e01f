internal import Diagnostics
internal import Freshness
internal import Outputs

extension Session {
  /// With `--verbose`, says which files were read and made.
  func tellDetails(_ pipeline: Pipeline) {
    guard invocation.has(.verbose) else { return }
    tell(pipeline.files.map { ($0.path, $0.bytes.count) }, "read")
    let outputs = pipeline.plan?.files.compactMap { file in
      file.wanted.map { (file.path.string + from(file.origins), $0.count) }
    }
    if let outputs { tell(outputs, "made") }
  }

  /// The files that an output was made of.
  private func from(_ origins: [Origin]) -> String {
    guard let first = origins.first?.place.path else { return "" }
    let count = Set(origins.map(\.place.path)).count
    return " from \(first)" + (count > 1 ? " and \(count - 1) more" : "")
  }

  /// Files and their sizes, the sizes in a column.
  private func tell(_ files: [(path: String, size: Int)], _ verb: String) {
    let total = ByteCount(bytes: files.reduce(0) { $0 + $1.size })
    summarise("\(verb) \(Tally.counted(files.count, "file")), \(total)")
    for file in files {
      let size = ByteCount(bytes: file.size).description
      let gap = String(repeating: " ", count: max(0, 9 - size.utf8.count))
      console.error("\(gap)\(size)  \(file.path.visible)\n")
    }
  }
}
