/// Which file has which name in an outbox's folder, by the files' places in the folder.
struct FolderNames: Hashable, Sendable {
  var journal: Int?
  var next: Int?
  /// `outbox.damaged-N`, from 1.
  var damaged: [Int] = []

  /// The places of all files that have a name.
  var used: [Int] { [journal, next].compactMap(\.self) + damaged }

  /// The same with other places.
  func moved(_ place: (Int) -> Int?) -> FolderNames {
    FolderNames(
      journal: journal.flatMap(place),
      next: next.flatMap(place),
      damaged: damaged.compactMap(place)
    )
  }
}
