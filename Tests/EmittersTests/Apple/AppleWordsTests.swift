import Catalogue
import Emitters
import Foundation
import Messages
import Outputs
import Testing

/// The catalogues are Android's cases: the two platforms' goldens stand beside each other.
@Suite("iOS words")
struct AppleWordsTests {
  private func files(_ example: AndroidCase) -> [OutputFile] {
    let settings = AppleSettings(
      prefix: "Bottle",
      output: "ios",
      table: "Localizable",
      timeZone: example.name == "missing" ? "Europe/Warsaw" : nil,
      catalogue: "i18n/{locale}.json"
    )
    return AppleWords.files(example.plan, settings: settings)
  }

  @Test("a catalogue makes the files that are checked in", arguments: AndroidCase.all)
  func golden(_ example: AndroidCase) throws {
    try GoldenTree("Apple/\(example.name)").expect(files(example))
  }

  @Test("an output is the same each time it is made", arguments: AndroidCase.all)
  func again(_ example: AndroidCase) {
    #expect(files(example).map(\.bytes) == files(example).map(\.bytes))
  }

  @Test(
    "a file is known again by its header or by its keys, all manual",
    arguments: AndroidCase.all
  )
  func marks(_ example: AndroidCase) {
    for file in files(example) { #expect(file.mark.isCarried(file.bytes)) }
  }

  @Test("a catalog that Xcode fills is not taken for ours")
  func strangersCatalog() {
    let xcode = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Hello" : {

          }
        },
        "version" : "1.0"
      }
      """
    #expect(!OwnershipMark.manualKeys.isCarried(Array(xcode.utf8)))
  }

  @Test("the accessors compile in Swift 6 without a warning", arguments: AndroidCase.all)
  func compiles(_ example: AndroidCase) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let accessors = try #require(files(example).first { $0.path.string.hasSuffix(".swift") })
    let source = folder.appending(path: "BottleStrings.swift")
    try Data(accessors.bytes).write(to: source)

    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = [
      "swiftc", "-swift-version", "6", "-warnings-as-errors", "-typecheck", source.path,
    ]
    let output = Pipe()
    compiler.standardError = output
    try compiler.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    compiler.waitUntilExit()
    #expect(compiler.terminationStatus == 0, "\(text)")
  }
}
