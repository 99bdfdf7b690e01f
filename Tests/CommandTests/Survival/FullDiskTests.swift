import Foundation
import TestSupport
import Testing

/// Disks that take no more, or nothing, in the middle of `generate`: real ones, made for the test.
@Suite("A disk that is full")
struct FullDiskTests {
  private static let old = SampleProject(locales: ["de", "pl"]).sources
  private static let new = SampleProject(locales: ["cs", "de", "es", "fr"], words: "second").sources

  /// Fills a small disk up to `$left` KiB or files, generates on it, and takes home what is left.
  private static let script = """
    bottle=$1 kind=$2 before=$3 mounted=$4
    shift 4
    mkdir "$mounted"
    for left in "$@"; do
      mount -t tmpfs -o size=512k,nr_inodes=200 tmpfs "$mounted"
      cp -R "$before" "$mounted/project"
      if [ "$kind" = space ]; then
        free=$(df -Pk "$mounted" | awk 'END { print $4 }')
        if [ "$free" -gt "$left" ]; then
          head -c $(((free - left) * 1024)) /dev/zero >"$mounted/fill"
        fi
      else
        free=$(df -Pi "$mounted" | awk 'END { print $4 }')
        while [ "$free" -gt "$left" ]; do
          : >"$mounted/fill$free"
          free=$((free - 1))
        done
      fi
      status=0
      (cd "$mounted/project" && "$bottle" generate >"$before-$left.output" 2>&1) || status=$?
      echo "$status" >>"$before-$left.output"
      cp -R "$mounted/project" "$before-$left"
      umount "$mounted"
    done
    """

  @Test(
    "wherever it stops, every file is whole, check tells it, and the next run mends it",
    arguments: [("space", [0, 4, 8, 12, 16, 512]), ("files", [0, 1, 2, 4, 5, 150])]
  )
  func full(kind: String, left: [Int]) throws {
    let project = try TemporaryFolder(holding: Self.old)
    #expect(try Run(["generate"], in: project.url).status == 0)
    for path in Self.old.keys { try project.remove(path) }
    for (path, text) in Self.new { try project.write(path, text) }
    let old = try GeneratedTree(of: project.url)
    let new = try GeneratedTree(from: Self.new)

    let arguments = [try #require(BuiltCommand.url).path, kind, project.url.path]
    let script = try PrivateMounts.run(
      Self.script,
      arguments + [project.path("../mounted").standardizedFileURL.path] + left.map(String.init),
      in: project.url.deletingLastPathComponent()
    )
    guard let script else { return }
    #expect(script.status == 0, "\(script.errors)")

    var drifts: Set<Set<String>> = []
    for left in left {
      let run = try project.text("../folder-\(left).output")
      let stopped = project.path("../folder-\(left)").standardizedFileURL
      let tree = try GeneratedTree(of: stopped)
      drifts.insert(tree.drift(from: new))
      if run.hasSuffix("\n0\n") {
        #expect(tree == new)
      } else {
        #expect(run.hasSuffix(": no space is left on the disk\n2\n"), "\(left): \(run)")
        #expect(tree.torn(between: old, and: new).isEmpty)
        #expect(!tree.entries.keys.contains { $0.hasSuffix("/.bottle-writing") })
        #expect(try Run(["check"], in: stopped).drift == tree.drift(from: new))
        #expect(try Run(["generate"], in: stopped).status == 0)
        #expect(try GeneratedTree(of: stopped) == new)
      }
    }
    #expect(drifts.contains([]) && drifts.count > 3, "it did not stop in several places")
  }

  /// Generates in a project on a disk that is mounted for reading only.
  private static let readOnly = """
    mount --bind "$2" "$2"
    mount -o remount,bind,ro "$2"
    cd "$2"
    exec "$1" generate
    """

  @Test("one that may only be read is told, and is enough where nothing is to be done")
  func onlyRead() throws {
    let project = try TemporaryFolder(holding: Self.old)
    #expect(try Run(["generate"], in: project.url).status == 0)
    let arguments = [try #require(BuiltCommand.url).path, project.url.path]
    guard let idle = try PrivateMounts.run(Self.readOnly, arguments, in: project.url) else {
      return
    }
    #expect(idle.status == 0, "\(idle.errors)")
    for (path, text) in Self.new { try project.write(path, text) }
    let before = project.contents
    let run = try #require(try PrivateMounts.run(Self.readOnly, arguments, in: project.url))
    #expect(run.status == 2)
    #expect(
      run.errors.contains(
        "cannot write `generated/manifest`: the disk is mounted for reading only"
      ),
      "\(run.errors)"
    )
    #expect(project.contents == before)
  }
}
