/// What a run makes of one path.
public enum Verdict: Hashable, Sendable {
  /// What should lie there does, line endings aside.
  case unchanged
  /// Nothing lies there yet.
  case create
  /// An earlier version lies there.
  case update
  /// A generated file that somebody changed since.
  case edited
  /// Somebody else's file stands where an output goes.
  case foreign
  /// Something other than a file stands where an output goes, or a link that leads astray.
  case obstacle(DiskProblem)
  /// A generated file that nobody changed is no longer generated.
  case delete
  /// A generated file that somebody changed is no longer generated.
  case editedOrphan
  /// The manifest lists a file that is no longer generated and not ours to delete.
  case released
  /// The manifest lists what is neither generated nor there.
  case gone

  /// The difference that `check` reports; nil if there is none to report.
  public var drift: Drift.Kind? {
    switch self {
    case .unchanged, .released, .gone: nil
    case .create: .missing
    case .update: .outOfDate
    case .edited, .editedOrphan: .editedByHand
    case .foreign, .obstacle: .notOurs
    case .delete: .noLongerGenerated
    }
  }

  /// Whether `generate` refuses to go on.
  func refuses(force: Bool) -> Bool {
    switch self {
    case .obstacle: true
    case .edited, .editedOrphan, .foreign: !force
    case .unchanged, .create, .update, .delete, .released, .gone: false
    }
  }
}
