import Diagnostics
import Documents
import JSONText
import TestSupport
import Testing

@Suite("The 318 files of the JSON parsing test suite")
struct ConformanceTests {
  static let files = (try? TestData.files(in: "conformance/json/test_parsing")) ?? []

  /// The names of the files that begin with `prefix`.
  static func names(_ prefix: String) -> [String] {
    files.map(\.path).filter { $0.hasPrefix(prefix) }
  }

  private func file(_ name: String) throws -> SourceFile {
    try #require(ConformanceTests.files.first { $0.path == name })
  }

  private func refused(_ read: ReadDocument) -> Bool {
    read.fileProblems.contains { $0.severity == .error }
  }

  @Test("the files are there")
  func present() throws {
    let count = try TestData.files(in: "conformance/json/test_parsing").count
    #expect(count == 0 || count == 318)
  }

  @Test("a valid document is read", arguments: names("y_"))
  func accepts(name: String) throws {
    let read = try JSONReader.read(file(name))
    #expect(read.root != nil)
    #expect(!refused(read))
  }

  @Test(
    "an invalid one is refused, at a place",
    arguments: names("n_")
  )
  func refuses(name: String) throws {
    let file = try file(name)
    let read = JSONReader.read(file)
    #expect(read.root == nil)
    let problem = try #require(read.fileProblems.last)
    let span = try #require(problem.place?.span)
    #expect(problem.severity == .error)
    #expect(0 <= span.start && span.start <= span.end && span.end <= file.bytes.count)
  }

  @Test(
    "what the standard leaves open is read or refused",
    arguments: names("i_")
  )
  func survives(name: String) throws {
    let read = try JSONReader.read(file(name))
    #expect((read.root == nil) == refused(read))
  }
}
