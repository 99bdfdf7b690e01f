import APIFixtures
import APIModels
import Diagnostics
import Testing

@Suite("Whole descriptions")
struct FixtureTests {
  @Test("the driver's API is in its own dialect")
  func driver() throws {
    let fixture = try APIFixture.driver()
    let report = Report(fixture.diagnostics, sources: [fixture.file])
    #expect(String(decoding: ReportFormat.text.render(report, ReportStyle()), as: UTF8.self) == "")
  }

  @Test("another API in the dialect is read, too")
  func library() throws {
    let fixture = try APIFixture.library()
    let report = Report(fixture.diagnostics, sources: [fixture.file])
    #expect(String(decoding: ReportFormat.text.render(report, ReportStyle()), as: UTF8.self) == "")
  }
}
