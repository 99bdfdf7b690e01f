public import Outputs

/// One path at which the disk is not what the inputs make of it.
public struct Drift: Hashable, Sendable {
  /// The path from the project's root.
  public var path: ProjectPath
  /// How it differs.
  public var kind: Kind
  /// What else there is to say, as a clause; nil for nothing.
  public var detail: String?
  /// The inputs that made a file out of date, as far as they are known.
  public var causes: [Origin]

  /// How a file differs; the raw value is what people read.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// An earlier version lies there.
    case outOfDate = "out of date"
    /// Somebody changed a generated file.
    case editedByHand = "edited by hand"
    /// Nothing lies there.
    case missing = "missing"
    /// A generated file is left over.
    case noLongerGenerated = "no longer generated"
    /// Something that was not generated stands where an output goes.
    case notOurs = "not ours"
  }

  init?(_ file: PlannedFile) {
    guard let kind = file.verdict.drift else { return nil }
    path = file.path
    self.kind = kind
    causes = file.causes
    switch file.verdict {
    case .editedOrphan: detail = "and no longer generated"
    case .obstacle(let problem): detail = problem.reason
    default: detail = nil
    }
  }
}
