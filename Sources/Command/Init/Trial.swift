internal import Diagnostics
internal import Freshness

/// What comes of a bottle.yaml before it is written.
struct Trial {
  /// The file's text.
  let text: String
  /// The mistakes in the sources that stop the outputs.
  let errors: Int
  /// The mistakes in translations that the source's text stands in for.
  let standsIn: Int

  /// Writes the file so that outputs can be made, if any way of writing it does.
  init(_ findings: Findings, on disk: Disk) throws(DiskError) {
    let strict = try Self.errors(BottleFile.text(findings), on: disk)
    if strict > 0 {
      let mild = BottleFile.text(findings, standsIn: strict)
      if try Self.errors(mild, on: disk) == 0 {
        self.init(text: mild, errors: 0, standsIn: strict)
        return
      }
    }
    self.init(text: BottleFile.text(findings), errors: strict, standsIn: 0)
  }

  private init(text: String, errors: Int, standsIn: Int) {
    self.text = text
    self.errors = errors
    self.standsIn = standsIn
  }

  private static func errors(_ text: String, on disk: Disk) throws(DiskError) -> Int {
    let file = SourceFile(path: Project.fileName, bytes: Array(text.utf8))
    var reader = SourceReader(disk: disk)
    let sources = try reader.read(projectFile: file)
    let model = Model(sources, tellsMissing: false, countsProgress: false)
    return Report(sources.diagnostics + model.diagnostics, sources: sources.files).count(of: .error)
  }
}
