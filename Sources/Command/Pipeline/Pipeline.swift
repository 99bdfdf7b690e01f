internal import Configuration
internal import Diagnostics
internal import Freshness
internal import Outputs
internal import Parallel

/// What every verb does, stage by stage.
///
/// The verbs differ in how far they go, and `check` and `generate` only in what they do with the
/// plan, so they cannot disagree.
///
///     read        Disk                        → Sources
///     model       Sources                     → Model
///     emit        Model, Configuration        → FileTree
///     reconcile   FileTree × Disk             → Plan
struct Pipeline {
  /// All that was read.
  let sources: Sources
  /// What it means.
  let model: Model
  /// All that is wrong in it, as much as bottle.yaml says that it weighs.
  let diagnostics: [Diagnostic]
  /// What would be done to the disk; nil where nobody asked, or an error in the sources stopped the
  /// outputs.
  private(set) var plan: Plan?

  /// Reads the sources and works out what they mean; with `planning`, also makes the outputs in
  /// memory and compares them with the disk.
  ///
  /// - Parameters:
  ///   - part: What to look at; nil for everything. A part that the project does not have is not
  ///     planned.
  ///   - line: Where to say what is being done.
  ///   - mended: What counts in place of what lies on disk, by path.
  init(
    on disk: Disk,
    planning: Bool,
    only part: Part? = nil,
    line: ProgressLine,
    mended: [String: [UInt8]] = [:]
  ) throws(DiskError) {
    line.now("reading the sources")
    var reader = SourceReader(disk: disk, only: part, mended: mended)
    sources = try reader.read()
    line.now("working out what they mean")
    let levels = Levels(sources.configuration)
    let model = Model(
      sources,
      tellsMissing: !planning || levels.raiseMissing,
      countsProgress: !planning
    )
    self.model = model
    diagnostics = (sources.diagnostics + model.diagnostics).compactMap(levels.applied)
    guard planning, !diagnostics.hasErrors, let configuration = sources.configuration else {
      return
    }

    if part?.absence(in: configuration) != nil { return }
    let inputs = files.map { ProjectPath($0.path) }
    let manifest = configuration.manifest.value
    let jobs = SideBySide.map(Output.all.count) { Output.all[$0].jobs(model, configuration) }
      .flatMap(\.self)
    line.now("making \(jobs.count) files")
    let outputs = SideBySide.map(jobs.count + 1) { index -> OutputFile? in
      if index < jobs.count { return jobs[index]() }
      model.leftovers.clear()
      return nil
    }.compactMap(\.self)
    line.now("comparing \(jobs.count) files")
    let tree = FileTree(outputs, inputs: inputs, manifest: manifest)
    let snapshot = try Snapshot(of: tree, inputs: inputs, manifest: manifest, on: disk)
    plan = Plan(
      snapshot,
      inputs: inputs,
      marks: part?.marks(configuration) ?? Output.all.flatMap(\.marks),
      isPartial: part != nil
    )
  }

  /// Every file that was read.
  var files: [SourceFile] { sources.files }

  /// What is wrong, without what is only worth knowing; `lint` tells that too.
  var weighty: [Diagnostic] { diagnostics.filter { $0.severity >= .warning } }
}
