import TestSupport
import Testing

/// The API's description in a project: read by every verb.
@Suite("The API's description")
struct APITests {
  private static let configuration = "words: {source: en}\nios: {}\napi: spec/api.yaml\n"
  private static let good = """
    openapi: 3.1.0
    info: {title: Shop, version: '1'}
    paths: {}
    components:
      schemas:
        Item: {type: string, examples: [a]}
    """

  private func project(api: String?) throws -> TemporaryFolder {
    var files = [
      "bottle.yaml": Self.configuration, "i18n/en.json": #"{"driverApp": {"title": "Rounds"}}"#,
    ]
    files["spec/api.yaml"] = api
    return try TemporaryFolder(holding: files)
  }

  @Test("a good one makes no difference")
  func good() throws {
    let project = try project(api: Self.good)
    #expect(try Run(["generate"], in: project.url).status == 0)
    #expect(try Run(["check"], in: project.url).output == "")
    #expect(try Run(["lint"], in: project.url).status == 0)
  }

  @Test("a model that is out of date names the line of the description that it is made of")
  func drift() throws {
    let project = try project(api: Self.good)
    #expect(try Run(["generate"], in: project.url).status == 0)
    let changed = Self.good.replacing("type: string", with: "type: string, maxLength: 3")
    try project.write("spec/api.yaml", changed.utf8)
    let run = try Run(["check"], in: project.url)
    #expect(run.status == 1)
    #expect(run.output.contains("out of date: Item (spec/api.yaml:6)"), "\(run.output)")
  }

  @Test(
    "a mistake in it stops every verb, with its place and what to write",
    arguments: [
      "generate", "check", "lint",
    ]
  )
  func mistake(verb: String) throws {
    let project = try project(api: Self.good + "\n    Size: {type: integer, examples: [1]}\n")
    let run = try Run([verb], in: project.url)
    #expect(run.status == 1)
    #expect(
      run.output == """
        spec/api.yaml:7:11: error[models/missing-key]: an integer says its `format`, and this one does not
          7 |     Size: {type: integer, examples: [1]}
            |           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
            = help: format: int32 or format: int64

        """
    )
  }

  @Test("one that is not there is told where bottle.yaml names it")
  func missing() throws {
    let project = try project(api: nil)
    let run = try Run(["check"], in: project.url)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("bottle.yaml:3:6: error[sources/unreadable]: "), "\(run.output)")
  }
}
