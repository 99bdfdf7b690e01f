public import APIModels
public import Diagnostics
internal import Documents
internal import Foundation
internal import YAML

/// An API's description that tests read.
public struct APIFixture: Sendable {
  /// The description.
  public let file: SourceFile
  /// What it says; nil if anything is wrong with it.
  public let model: APIModel?
  /// All that is wrong with it, in YAML and in the dialect.
  public let diagnostics: [Diagnostic]

  /// Reads a description.
  public init(_ file: SourceFile) {
    let document = YAMLReader.read(file, by: .portable)
    let read = document.root.map { APIReader.read($0, of: file) }
    self.file = file
    model = read?.model
    diagnostics = document.diagnostics + (read?.diagnostics ?? [])
  }

  /// The project's own API, `spec/api/driver.yaml`.
  public static func driver() throws -> APIFixture {
    APIFixture(try source(driverPath))
  }

  /// Another API in another domain, which uses all of the dialect that the driver's does not.
  public static func library() throws -> APIFixture {
    APIFixture(try source(libraryPath))
  }

  /// Where the project's own API is described.
  public static let driverPath = "spec/api/driver.yaml"
  /// Where the other one is.
  public static let libraryPath = "Tests/APIFixtures/library.yaml"

  /// A file of the project, not read yet.
  public static func source(_ path: String) throws -> SourceFile {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return SourceFile(path: path, bytes: Array(try Data(contentsOf: root.appending(path: path))))
  }
}
