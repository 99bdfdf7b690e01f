internal import Diagnostics
internal import Freshness
internal import Outputs

extension Session {
  /// With `--verbose`, says which files were read and made.
  func tellDetails(_ pipeline: Pipeline) {
    guard invocation.has(.verbose) else { return }
    tell(pipeline.files.map { ($0.path, $0.bytes.count) }, "read")
    let outputs = pipeline.plan?.files.compactMap { file in
      file.wanted.map { (file.path.string, $0.count) }
    }
    if let outputs { tell(outputs, "made") }
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
