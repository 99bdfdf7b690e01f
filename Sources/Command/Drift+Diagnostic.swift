internal import Diagnostics
internal import Freshness
internal import Outputs

extension Drift {
  /// The drift as an error at the output, so that every report format can tell it.
  var diagnostic: Diagnostic {
    let sentence = [kind.rawValue, detail].compactMap(\.self).joined(separator: ", ")
    return Diagnostic(
      id,
      .error,
      at: Place(path: path.string),
      sentence,
      help: help,
      causes: causes.map { Diagnostic.Related($0.place, $0.name) }
    )
  }

  private var id: String {
    switch kind {
    case .outOfDate: "outputs/out-of-date"
    case .editedByHand: "outputs/edited-by-hand"
    case .missing: "outputs/missing"
    case .noLongerGenerated: "outputs/no-longer-generated"
    case .notOurs: "outputs/not-ours"
    }
  }

  /// What else than `bottle generate` mends it.
  private var help: String? {
    switch kind {
    case .outOfDate, .missing, .noLongerGenerated: nil
    case .editedByHand:
      "put the change into the sources, or lose it with `bottle generate --force`"
    // What is in the way for a reason is not forced away.
    case .notOurs where detail != nil: "move it away, or name another path in bottle.yaml"
    case .notOurs:
      "move it away, or name another path in bottle.yaml; `bottle generate --force` replaces a file"
    }
  }
}
