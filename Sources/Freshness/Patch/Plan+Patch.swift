extension Plan {
  /// What makes the disk as the plan has it, edits by hand undone; the manifest comes last.
  ///
  /// What stands in the way of an output, such as a folder in its place, is left out.
  public var patch: [PatchLine] {
    (files + [manifest]).flatMap { $0.patch }
  }
}

extension PlannedFile {
  fileprivate var patch: [PatchLine] {
    switch verdict {
    case .unchanged, .released, .gone, .obstacle: []
    case .delete, .editedOrphan: UnifiedDiff(path, from: current, to: nil).lines
    case .create, .update, .edited, .foreign:
      UnifiedDiff(path, from: current, to: wanted.map { LineEndings.like(current, $0) }).lines
    }
  }
}
