import Foundation
import Testing

/// What an app says beside what the web prints.
struct Comparison {
  /// The catalogue's and the platform's name, such as `words-android`.
  let name: String
  /// The versions of CLDR or of what carries it, on both sides.
  let versions: String
  /// How many answers were compared.
  let count: Int
  /// Where they differ.
  let differences: [Difference]

  /// Compares the answers to the questions, which both sides have given in full.
  init(
    _ name: String,
    _ questions: [Question],
    web: Reference,
    app: [String],
    appVersion: String
  ) throws {
    self.name = name
    versions = "web \(web.versions), app \(appVersion)"
    count = web.answers.count
    try #require(app.count == count)
    try #require(count == questions.map(\.values.count).reduce(0, +))
    differences = Difference.all(questions, web: web.answers, app: app)
  }

  /// Holds the differences to the checked-in list: each is there, and each there is one.
  ///
  /// With `RECORD=1` the list is written anew, which fails too, so that nobody records by mistake.
  func holdToList() throws {
    let known = KnownDifferences(name)
    print("\(name): \(count) answers, \(differences.count) differ as listed (\(versions))")
    let environment = ProcessInfo.processInfo.environment
    if environment["RECORD"] == "1" {
      try known.record(differences, versions: versions)
      Issue.record("recorded \(differences.count) differences of \(name)")
      return
    }
    if known.versions != versions, !(known.versions.isEmpty && differences.isEmpty) {
      let sentence = "the list of \(name) was made with \(known.versions), here are \(versions)"
      if environment["BOTTLE_REQUIRE_TOOLS"] == "1" {
        Issue.record("\(sentence)")
      } else {
        print("skipped: \(sentence)")
      }
      return
    }
    let lines = Set(differences.map(\.line))
    #expect(lines.subtracting(known.lines).sorted().prefix(20).isEmpty, "not listed")
    #expect(known.lines.subtracting(lines).sorted().prefix(20).isEmpty, "no longer so")
  }
}
