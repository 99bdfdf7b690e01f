import Diagnostics
import Foundation
import TestSupport
import Testing

/// The real command in projects that never heard of it.
@Suite("init")
struct InitTests {
  private static let english =
    #"{"title": "Rounds", "stops": "{n, plural, one {# stop} other {# stops}}"}"#
  private static let polish =
    #"{"title": "Kursy", "stops": "{n, plural, one {#} few {#} many {#} other {#}}"}"#

  /// Runs `init`, then expects that `check` has only missing files to tell, and that `generate` works.
  private func expectWorks(
    _ project: TemporaryFolder,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Run {
    let before = project.paths
    let run = try Run(["init"], in: project.url)
    #expect(run.status == 0, "\(run.output)\(run.errors)", sourceLocation: sourceLocation)
    #expect(project.paths == (before + ["bottle.yaml"]).sorted(), sourceLocation: sourceLocation)
    let check = try Run(["check"], in: project.url)
    let errors = check.output.split(separator: "\n").filter { $0.contains("error[") }
    #expect(
      errors.allSatisfy { $0.contains("error[outputs/missing]") },
      sourceLocation: sourceLocation
    )
    #expect(try Run(["generate"], in: project.url).status == 0, sourceLocation: sourceLocation)
    #expect(try Run(["check"], in: project.url).status == 0, sourceLocation: sourceLocation)
    return run
  }

  @Test(
    "real catalogues work at once",
    arguments: [
      ("spliit", "messages/{locale}.json, 35 locales, 369 texts", "source `en-US`: English"),
      ("seerr", "src/i18n/locale/{locale}.json, 37 locales, 1615 texts", "source `en`: English"),
    ]
  )
  func realWords(name: String, layout: String, source: String) throws {
    let project = try TemporaryFolder()
    let files = try TestData.files(in: "real/words/\(name)")
    for file in files { try project.write(file.path, file.bytes) }
    if files.isEmpty { return }
    let run = try expectWorks(project)
    #expect(run.output.contains(layout), "\(run.output)")
    #expect(run.output.contains(source))
    // Both have mistakes in translations, and neither has a stylesheet.
    #expect(try project.text("bottle.yaml").contains("\n  broken: source\n"))
    #expect(try !project.text("bottle.yaml").contains("tokens:"))
  }

  @Test(
    "real stylesheets work at once, with the selectors that change most",
    arguments: [
      ("shadcn-v4.globals.css", "dark: .dark "),
      ("vitepress.vars.css", "dark: .dark "),
      ("starlight.props.css", "light: \"[data-theme='light']\" "),
    ]
  )
  func realTokens(name: String, selector: String) throws {
    guard let file = try TestData.files(in: "real/tokens").first(where: { $0.path == name }) else {
      return
    }
    let project = try TemporaryFolder()
    try project.write("src/\(name)", file.bytes)
    let run = try expectWorks(project)
    #expect(run.output.contains("colours   src/\(name), "))
    #expect(try project.text("bottle.yaml").contains("\n  \(selector)"))
    #expect(try !project.text("bottle.yaml").contains("words:"))
  }

  @Test(
    "a sheet that is a part of another is told with the whole",
    arguments: [
      (["a.css": ":root { --a: red }", "b.css": "@import './a.css';"], "b.css, 1 colour"),
      (["b.css": ":root { --a: red }", "a.css": "@import './b.css';"], "a.css, 1 colour"),
      // Rather a part that works than a whole that does not.
      (
        ["a.css": ":root { --a: red }", "b.css": "@import './a.css'; @import './b.css';"],
        "a.css, 1 colour"
      ),
    ]
  )
  func parts(files: [String: String], whole: String) throws {
    let project = try TemporaryFolder(holding: files)
    let run = try expectWorks(project)
    #expect(
      run.output.contains("colours   \(whole), the same in light and dark\n"),
      "\(run.output)"
    )
  }

  @Test("of two sheets that import each other the first is taken, and their mistake told")
  func circle() throws {
    let project = try TemporaryFolder(holding: [
      "a.css": "@import './b.css'; :root { --a: red }",
      "b.css": "@import './a.css'; :root { --b: red }",
    ])
    let run = try Run(["init"], in: project.url)
    #expect(run.status == 0)
    #expect(
      run.output.contains(
        """
          colours   a.css, 2 colours, the same in light and dark

        Next
          1 mistake in the sources stops the outputs:

            bottle lint
        """
      ),
      "\(run.output)"
    )
  }

  @Test("in an empty folder nothing is written, and it is said what would do")
  func empty() throws {
    let project = try TemporaryFolder()
    let run = try Run(["init"], in: project.url)
    #expect(run.status == 1)
    #expect(
      run.output == """
        error[init/nothing-found]: here is no catalogue of JSON or YAML files a locale, and no stylesheet with colours as custom properties
            = help: go to the folder that holds the web project and the apps, or write a bottle.yaml:
                    words:
                      catalogue: messages/{locale}.json
                      namespace: ""
                      source: en
                    tokens:
                      stylesheet: styles/globals.css

        """
    )
    #expect(run.errors == "bottle: 1 error; nothing was written\n")
    #expect(project.paths.isEmpty)
  }

  @Test("an existing bottle.yaml stays as it is, even an empty one or a link to nothing")
  func exists() throws {
    let project = try TemporaryFolder(holding: [
      "bottle.yaml": "", "messages/en.json": Self.english,
    ])
    let run = try Run(["init"], in: project.url)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("bottle.yaml: error[init/exists]: "), "\(run.output)")
    #expect(try project.text("bottle.yaml") == "")

    try project.remove("bottle.yaml")
    let path = project.url.appending(path: "bottle.yaml").path
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "nothing")
    #expect(try Run(["init"], in: project.url).status == 1)
    #expect(!project.paths.contains("nothing"))
  }

  @Test("inside a project there is no other, unless --root asks for it")
  func above() throws {
    let project = try TemporaryFolder(holding: [
      "bottle.yaml": "", "apps/web/messages/en.json": Self.english,
    ])
    let inner = project.url.appending(path: "apps/web")
    let run = try Run(["init"], in: inner)
    #expect(run.status == 1)
    #expect(run.output.contains("this folder belongs to a project already"))
    #expect(run.output.contains("bottle init --root ."))
    #expect(try Run(["init", "--root", "."], in: inner).status == 0)
    #expect(project.paths.contains("apps/web/bottle.yaml"))
  }

  @Test("of two catalogues the fuller is taken, and the other is told")
  func two() throws {
    let project = try TemporaryFolder(holding: [
      "apps/admin/locales/en/common.json": #"{"title": "Admin"}"#,
      "apps/admin/locales/de/common.json": #"{"title": "Verwaltung"}"#,
      "apps/web/messages/en.json": Self.english,
      "apps/web/messages/pl.json": Self.polish,
    ])
    let run = try expectWorks(project)
    #expect(
      run.output.contains(
        """
        Found
          words     apps/web/messages/{locale}.json, 2 locales, 2 texts
                    source `en`: English, and as full as any, with 2 texts
                    namespace: the whole file
                    also apps/admin/locales/{locale}/{namespace}.json, 2 locales, 1 text; if it is the
                    apps', set words.catalogue
        """
      ),
      "\(run.output)"
    )
  }

  @Test("what is installed or built is not looked into")
  func passedBy() throws {
    let paths = ["node_modules/x", ".next/cache", "dist", "apps/web/build", ".git", "ios/Pods/x"]
    let project = try TemporaryFolder(
      holding:
        Dictionary(uniqueKeysWithValues: paths.map { ("\($0)/locales/en.json", Self.english) })
    )
    #expect(try Run(["init"], in: project.url).status == 1)
  }

  @Test("a folder that cannot be looked into is told, and the rest is found")
  func closed() throws {
    let project = try TemporaryFolder(holding: [
      "closed/messages/en.json": Self.english, "messages/en.json": Self.english,
      "locales/en.json": Self.english,
    ])
    // Anybody may write at the root, nobody but root may look into the others.
    for (path, mode) in [("", 0o777), ("closed", 0o000), ("locales/en.json", 0o000)] {
      try FileManager.default.setAttributes(
        [.posixPermissions: mode],
        ofItemAtPath: project.url.appending(path: path).path
      )
    }
    defer {
      try? FileManager.default.setAttributes(
        [.posixPermissions: 0o755],
        ofItemAtPath: project.url.appending(path: "closed").path
      )
    }
    guard Run.User.unprivileged.canRun else { return }
    let run = try Run(["init"], in: project.url, as: .unprivileged)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("words     messages/{locale}.json, 1 locale"))
    #expect(run.output.contains("  not seen  cannot list `closed`: permission denied\n"))
    #expect(run.output.contains("            cannot read `locales/en.json`: permission denied\n"))
  }

  @Test("links that lead round are not followed")
  func circles() throws {
    let project = try TemporaryFolder(holding: ["web/messages/en.json": Self.english])
    for (path, target) in [("web/up", ".."), ("self", "self"), ("web/messages/x", "../../web")] {
      try FileManager.default.createSymbolicLink(
        atPath: project.url.appending(path: path).path,
        withDestinationPath: target
      )
    }
    let run = try expectWorks(project)
    #expect(!run.output.contains("also "), "\(run.output)")
  }

  @Test("of a huge tree what is near the root is found, soon")
  func huge() throws {
    let project = try TemporaryFolder(holding: ["messages/en.json": Self.english])
    let maker = try Process.run(
      URL(filePath: "/bin/sh"),
      arguments: [
        "-c",
        """
        for folder in $(seq 200); do
          mkdir -p "$0/data/$folder" && cd "$0/data/$folder" && touch $(seq -f %g.json 100) || exit 1
        done
        """,
        project.url.path,
      ]
    )
    maker.waitUntilExit()
    #expect(maker.terminationStatus == 0)
    let start = ContinuousClock.now
    #expect(try Run(["init"], in: project.url).status == 0)
    #expect(ContinuousClock.now - start < .seconds(10))
  }
}
