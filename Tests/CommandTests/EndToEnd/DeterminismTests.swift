import Foundation
import TestSupport
import Testing

/// The same sources make the same bytes, whoever runs the command, wherever and whenever.
@Suite("Determinism")
struct DeterminismTests {
  private static let project = SampleProject(
    locales: ["ar", "cy", "de", "fr", "pl", "pt-BR", "tr", "zh-Hans"],
    colors: (0..<20).map { "color-\($0 * 7 % 20)" }
  )

  /// Somebody at a desk.
  private static let usual = [
    "HOME": "/home/zaphod", "USER": "zaphod", "LOGNAME": "zaphod", "LANG": "en_GB.UTF-8",
    "TZ": "Europe/London", "PATH": "/usr/bin:/bin", "HOSTNAME": "heart-of-gold",
  ]

  private func generated(
    _ name: String,
    environment: [String: String],
    as user: Run.User = .own
  ) throws -> GeneratedTree {
    let project = try TemporaryFolder(name, holding: Self.project.sources)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o777],
      ofItemAtPath: project.url.path
    )
    let run = try Run(["generate"], in: project.url, environment: environment, as: user)
    #expect(run.status == 0, "\(run.errors)")
    return try GeneratedTree(of: project.url)
  }

  @Test(
    "neither the environment nor the folder nor the seed of hashing is in the outputs",
    arguments: [
      ("again", usual), ("once more", usual), ("an e\u{301} ş folder", usual),
      ("Turkish", usual.merging(["LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8"]) { $1 }),
      ("Samoa", usual.merging(["TZ": "Pacific/Apia"]) { $1 }),
      ("C", ["LC_ALL": "C"]), ("nothing", [:]),
    ]
  )
  func surroundings(name: String, environment: [String: String]) throws {
    #expect(
      try generated(name, environment: environment) == generated("usual", environment: Self.usual)
    )
  }

  @Test("nor is the user")
  func user() throws {
    guard Run.User.unprivileged.canRun else {
      try OutsideTool.skip("the command cannot be run as somebody else")
      return
    }
    #expect(
      try generated("theirs", environment: ["USER": "nobody"], as: .unprivileged)
        == generated("usual", environment: Self.usual)
    )
  }

  @Test("no output names a path of the machine, its user, its name or the day")
  func traces() throws {
    let tree = try generated("bistromath", environment: Self.usual)
    let day = Date().ISO8601Format(.iso8601Date(timeZone: .gmt))
    let traces = [
      "bistromath", "/tmp", FileManager.default.temporaryDirectory.path, "zaphod", "heart-of-gold",
      NSUserName() + "@", ProcessInfo.processInfo.hostName, day, day.replacing("-", with: "/"),
    ]
    for (path, bytes) in tree.entries {
      let text = String(decoding: (bytes ?? Data()), as: UTF8.self)
      for trace in traces { #expect(!text.contains(trace), "\(path) holds \(trace)") }
    }
  }

  /// Makes the project's files in the order they are given, on a disk that lists them in that order
  /// turned round, and generates there.
  private static let script = """
    bottle=$1 sources=$2 mounted=$3
    shift 3
    mkdir "$mounted"
    mount -t tmpfs tmpfs "$mounted"
    for path in "$@"; do
      mkdir -p "$(dirname "$mounted/$path")"
      cp "$sources/$path" "$mounted/$path"
    done
    ls -U "$mounted/i18n"
    cd "$mounted"
    "$bottle" generate >/dev/null
    cp -R generated "$sources"
    """

  @Test("nor is the order in which the system lists a folder")
  func order() throws {
    let expected = try generated("usual", environment: Self.usual)
    var orders: Set<String> = []
    for seed in 0..<4 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let project = try TemporaryFolder(holding: Self.project.sources)
      let paths = Self.project.sources.keys.sorted().shuffled(using: &random)
      let mounted = project.path("../mounted").standardizedFileURL.path
      let run = try PrivateMounts.run(
        Self.script,
        [try #require(BuiltCommand.url).path, project.url.path, mounted] + paths,
        in: project.url.deletingLastPathComponent()
      )
      guard let run else { return }
      #expect(run.status == 0, "\(run.errors)")
      orders.insert(run.output)
      #expect(try GeneratedTree(of: project.url) == expected)
    }
    #expect(orders.count > 1, "the disk lists in an order of its own: this shows nothing")
  }
}
