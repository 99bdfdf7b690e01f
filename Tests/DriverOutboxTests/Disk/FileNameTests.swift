import Testing

@testable import DriverOutbox

@Suite("The name of a file for an id")
struct FileNameTests {
  @Test(arguments: [
    ("hill-2_b", "hill-2_b"), ("Hill", "%48ill"), ("a/b.", "a%2fb%2e"), ("..", "%2e%2e"),
    ("é\0\n", "%c3%a9%00%0a"), ("", ""),
  ])
  func hasOnlyWhatEveryFileSystemTellsApart(id: String, name: String) {
    #expect(FileName.of(id) == name)
  }

  @Test func isTheDigestOfALongId() {
    #expect(FileName.of(String(repeating: "a", count: 200)).utf8.count == 200)
    #expect(
      FileName.of(String(repeating: "a", count: 201))
        == "%sha256-" + SHA256.text(of: [UInt8](repeating: 0x61, count: 201))
    )
  }
}
