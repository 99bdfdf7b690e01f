import Foundation
import TestSupport

/// Shell scripts that may mount what they like, where nobody else sees it.
enum PrivateMounts {
  /// Runs a script with these arguments; nil where the machine does not let us, which it says.
  static func run(_ script: String, _ arguments: [String], in folder: URL) throws -> Run? {
    guard let unshare = try OutsideTool.find("unshare") else { return nil }
    let space = [unshare.path, geteuid() == 0 ? "-m" : "-rm", "/bin/sh", "-euc"]
    let environment = ["PATH": "/usr/sbin:/usr/bin:/sbin:/bin"]
    let trial = ["mount -t tmpfs tmpfs \"$1\"", "sh", folder.path]
    guard try Run(Run.process(space + trial, in: folder, environment: environment)).status == 0
    else {
      try OutsideTool.skip("nothing can be mounted here")
      return nil
    }
    let command = space + [script, "sh"] + arguments
    return try Run(Run.process(command, in: folder, environment: environment))
  }
}
