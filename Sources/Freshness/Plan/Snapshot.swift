public import Outputs
internal import Parallel

/// What lies on disk at every path that a run is about, read once.
public struct Snapshot: Sendable {
  /// One path that is generated, listed in the manifest, or both.
  struct File: Sendable {
    var path: ProjectPath
    /// What should lie there; nil if it is no longer generated.
    var output: OutputFile?
    /// The fingerprints in the manifest; none if it is not listed.
    var digests: [Digest]
    /// The fingerprint of what should lie there.
    var wanted: Digest?
    /// Where what is written or deleted there really lies; nil if something is in the way.
    var location: Location?
    var found: Found
  }

  /// What lies at a path.
  enum Found: Sendable {
    case missing
    /// What should lie there, line endings aside; not kept, since the output has it.
    case same
    case different([UInt8])
    /// The same file as one that stays: links lead there, or the paths differ in case only.
    case alias
    case obstacle(DiskProblem)
  }

  /// The tree that was compared.
  let tree: FileTree
  /// Sorted by path.
  let files: [File]
  /// The manifest; what was found is never `same` or `alias`.
  let manifest: File
  /// What the manifest on disk lists.
  let listed: Manifest

  /// Reads everything that the tree or the manifest names.
  ///
  /// Something other than a file at one of the paths is part of the picture; a file that cannot be
  /// read is thrown.
  public init(
    of tree: FileTree,
    inputs: [ProjectPath] = [],
    manifest manifestPath: ProjectPath,
    on disk: Disk
  ) throws(DiskError) {
    self.tree = tree
    var owners = try Owners(inputs, on: disk)
    var manifest = try Self.file(at: manifestPath, isWritten: true, on: disk) {
      () throws(DiskError) in try disk.location(of: manifestPath, .read)
    }
    owners.claim(&manifest)
    self.manifest = manifest
    listed = Self.listed(manifest)
    // A manifest that lists itself is no orphan.
    let others = listed.entries.filter { $0.path != manifestPath }
    let joined = Self.joined(tree, others[...])
    let folders = RealFolders(of: joined.map(\.path), on: disk)
    // The largest first, so that no core is left with it at the end.
    let sizes = joined.map { $0.output?.bytes.count ?? 0 }
    let order = joined.indices.sorted { sizes[$0] > sizes[$1] }
    let results = SideBySide.map(order.count) { index in
      let (path, output, digests) = joined[order[index]]
      return Result { () throws(DiskError) in
        let isWritten = output != nil
        return try Self.file(at: path, output, digests, isWritten: isWritten, on: disk) {
          () throws(DiskError) in try folders.location(of: path)
        }
      }
    }
    var files = try zip(order, results).sorted { $0.0 < $1.0 }
      .map { (file) throws(DiskError) in try file.1.get() }
    owners.tellApart(&files, on: disk)
    try Self.resolveAliases(&files, on: disk)
    self.files = files
  }

  private static func listed(_ manifest: File) -> Manifest {
    if case .different(let bytes) = manifest.found {
      Manifest(reading: bytes)
    } else {
      Manifest([])
    }
  }

  /// Every path of the tree and of the manifest, sorted, each once.
  private static func joined(
    _ tree: FileTree,
    _ listed: ArraySlice<Manifest.Entry>
  ) -> [(path: ProjectPath, output: OutputFile?, digests: [Digest])] {
    var joined: [(path: ProjectPath, output: OutputFile?, digests: [Digest])] = []
    var entries = listed
    for file in tree.files {
      while let entry = entries.first, entry.path < file.path {
        joined.append((entry.path, nil, entry.digests))
        entries.removeFirst()
      }
      if let entry = entries.first, entry.path == file.path {
        joined.append((file.path, file, entry.digests))
        entries.removeFirst()
      } else {
        joined.append((file.path, file, []))
      }
    }
    return joined + entries.map { ($0.path, nil, $0.digests) }
  }

  private static func file(
    at path: ProjectPath,
    _ output: OutputFile? = nil,
    _ digests: [Digest] = [],
    isWritten: Bool,
    on disk: Disk,
    _ location: () throws(DiskError) -> Location
  ) throws(DiskError) -> File {
    var file = File(
      path: path,
      output: output,
      digests: digests,
      wanted: output.map { Digest(of: $0) },
      location: nil,
      found: .missing
    )
    do {
      let location = try location()
      var target = location
      file.found = try found(at: path, &target, wanted: output, on: disk)
      // A link is written through, but deleted itself.
      file.location = isWritten ? target : location
    } catch  where error.problem.isObstacle {
      file.found = .obstacle(error.problem)
    }
    return file
  }

  private static func found(
    at path: ProjectPath,
    _ location: inout Location,
    wanted output: OutputFile?,
    on disk: Disk
  ) throws(DiskError) -> Found {
    // Most outputs are as they should be: those are compared without being kept.
    if let output, try disk.holdsOutput(path, output.bytes, at: &location) ?? false { return .same }
    guard let bytes = try disk.readOutput(path, at: &location) else { return .missing }
    let isSame = output.map { LineEndings.unified(bytes) == $0.bytes } ?? false
    return isSame ? .same : .different(bytes)
  }

  /// On a disk that ignores case, an output renamed from `A` to `a` is still found as `A`: that is
  /// no orphan to delete.
  private static func resolveAliases(_ files: inout [File], on disk: Disk) throws(DiskError) {
    var outputByFolded: [String: ProjectPath] = [:]
    for file in files where file.output != nil {
      outputByFolded[file.path.folded] = file.path
    }
    for index in files.indices where files[index].output == nil {
      guard
        case .different = files[index].found,
        let output = outputByFolded[files[index].path.folded],
        let identity = try disk.identity(output),
        try disk.identity(files[index].path) == identity
      else { continue }
      files[index].found = .alias
    }
  }
}
