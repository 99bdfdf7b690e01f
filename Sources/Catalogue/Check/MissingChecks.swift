internal import Documents
public import Diagnostics

/// Lists what has not been translated yet.
public enum MissingChecks {
  /// A note for each key that a locale lacks or leaves empty; of a file that cannot be read, that
  /// is not known.
  public static func check(_ keys: KeyTree, _ readings: [LocaleReading]) -> [Diagnostic] {
    readings.filter(\.isReadable).flatMap { reading in
      zip(keys.leaves, reading.entries).compactMap { leaf, entry in
        switch entry {
        case .missing: CatalogueProblem.missing(leaf.path, reading.file)
        case .empty(let text):
          CatalogueProblem.empty(leaf.path, at: reading.file.place(text.span))
        case .broken, .message: nil
        }
      }
    }
  }
}
