internal import Freshness

/// Finds the project that a run is about.
enum Project {
  /// The file at a project's root that says what is in it.
  static let fileName = "bottle.yaml"

  /// Opens the project in a folder, or around the folder that the process was started in: the
  /// nearest folder from there up that has a bottle.yaml.
  static func open(root: String?, from folder: String) throws -> Disk {
    if let root {
      let disk = try Disk(root: root)
      guard try hasProject(disk) else {
        throw Failure(
          message: "there is no \(fileName) in `\(root)`",
          help: "`--root` takes the folder that holds it"
        )
      }
      return disk
    }
    if let project = try nearest(to: folder) { return project.disk }
    throw Failure(
      message: "there is no \(fileName) in `\(folder)` or any folder above it",
      help: "run bottle inside the project, or name its folder with `--root`; "
        + "`bottle init` begins a project"
    )
  }

  /// The nearest folder from one up that has a bottle.yaml.
  static func nearest(to folder: String) throws -> (folder: String, disk: Disk)? {
    var ancestor = folder
    while true {
      let disk = try Disk(root: ancestor.isEmpty ? "/" : ancestor)
      if try hasProject(disk) { return (ancestor, disk) }
      guard let slash = ancestor.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
      ancestor = String(ancestor[..<slash])
    }
  }

  private static func hasProject(_ disk: Disk) throws(DiskError) -> Bool {
    try disk.kind(of: fileName) != nil
  }
}
