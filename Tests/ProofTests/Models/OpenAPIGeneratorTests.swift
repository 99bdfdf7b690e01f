import APIFixtures
import Foundation
import TestSupport
import Testing

@Suite("Descriptions, as others read them")
struct OpenAPIGeneratorTests {
  @Test(
    "openapi-generator takes them for valid OpenAPI",
    arguments: [APIFixture.driverPath, APIFixture.libraryPath]
  )
  func validated(path: String) throws {
    guard Tool.areHere([.java, .openAPIGenerator]) else { return }
    let result = try Program.run(
      [
        Tool.java.path ?? "", "-jar", Tool.openAPIGenerator.path ?? "", "validate", "-i",
        Checkout.root.appending(path: path).path,
      ],
      in: TemporaryFolder("openapi-generator")
    )
    #expect(result.status == 0, "\(result.output)\(result.errors)")
  }
}
