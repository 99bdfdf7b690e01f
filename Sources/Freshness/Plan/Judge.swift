internal import Outputs

/// Decides whose a file is, and from that what is to be done with it.
struct Judge {
  /// The paths that were read, folded.
  var inputs: Set<String>
  var marks: [OwnershipMark]
  /// Whether the manifest was left by a run that was stopped.
  var isUnfinished: Bool

  /// Whether a file is an output, or was one and carries a mark.
  func concerns(_ file: Snapshot.File) -> Bool {
    guard file.output == nil else { return true }
    guard case .different(let bytes) = file.found else { return false }
    return marks.contains { $0.isCarried(bytes) }
  }

  func planned(_ file: Snapshot.File) -> PlannedFile {
    var current: [UInt8]?
    if case .different(let bytes) = file.found { current = bytes }
    return PlannedFile(
      path: file.path,
      verdict: verdict(file),
      current: current,
      wanted: file.output?.bytes,
      location: file.location,
      output: file.output
    )
  }

  func plannedManifest(_ snapshot: Snapshot, wanted: [UInt8]) -> PlannedFile {
    let verdict: Verdict
    var current: [UInt8]?
    switch snapshot.manifest.found {
    case .missing: verdict = .create
    case .obstacle(let problem): verdict = .obstacle(problem)
    case .same, .alias: verdict = .unchanged
    case .different(let bytes):
      current = bytes
      if LineEndings.unified(bytes) == wanted {
        verdict = .unchanged
      } else {
        verdict = isManifest(bytes) ? .update : .foreign
      }
    }
    return PlannedFile(
      path: snapshot.manifest.path,
      verdict: verdict,
      current: current,
      wanted: wanted,
      location: snapshot.manifest.location,
      output: nil
    )
  }

  private func verdict(_ file: Snapshot.File) -> Verdict {
    switch (file.output, file.found) {
    case (.some, .missing): .create
    case (.some, .same): .unchanged
    case (.some, .obstacle(let problem)): .obstacle(problem)
    case (.some(let output), .different(let bytes)): verdict(output, file.digests, bytes)
    case (nil, .different(let bytes)): orphanVerdict(file, bytes)
    // A folder in an orphan's place means that the file is gone; `same` needs an output.
    case (nil, .missing), (nil, .same), (nil, .obstacle), (_, .alias): .gone
    }
  }

  /// What to do with a file that differs from the output that goes in its place.
  private func verdict(_ output: OutputFile, _ digests: [Digest], _ bytes: [UInt8]) -> Verdict {
    if digests.isEmpty { return output.mark.isCarried(bytes) ? .update : .foreign }
    return isUnedited(bytes, digests) ? .update : .edited
  }

  private func orphanVerdict(_ file: Snapshot.File, _ bytes: [UInt8]) -> Verdict {
    let isOurs =
      !inputs.contains(file.path.folded) && marks.contains { $0.isCarried(bytes) }
    if !isOurs { return .released }
    return isUnedited(bytes, file.digests) ? .delete : .editedOrphan
  }

  /// Whether nobody typed what lies at a listed path.
  private func isUnedited(_ bytes: [UInt8], _ digests: [Digest]) -> Bool {
    // Several fingerprints, or conflict markers: two branches were merged.
    let isMerged = digests.count > 1 && !isUnfinished
    return isMerged || digests.contains(Digest(of: bytes)) || ConflictMarkers.stand(in: bytes)
  }

  /// Whether a file at the manifest's place is one, however mangled by a merge.
  private func isManifest(_ bytes: [UInt8]) -> Bool {
    bytes.isEmpty || OwnershipMark.header.isCarried(bytes)
      || !Manifest(reading: bytes).entries.isEmpty
  }
}
