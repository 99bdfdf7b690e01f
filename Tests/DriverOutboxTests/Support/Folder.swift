import DriverModels
import DriverRules
import Foundation
import TestSupport

@testable import DriverOutbox

/// An outbox's folder to try things in.
struct Folder {
  let temporary: TemporaryFolder
  let business = BusinessId("hill")

  init() throws {
    temporary = try TemporaryFolder("outbox")
  }

  var outboxes: OutboxFolder { OutboxFolder(temporary.path("outboxes").path) }

  /// A disk that nothing was asked of yet.
  func disk(by calls: any SystemCalls = LoggedCalls()) -> OutboxDisk {
    OutboxDisk(business, in: outboxes, by: calls)
  }

  func url(_ name: String) -> URL {
    URL(filePath: outboxes.path(of: business)).appending(path: name)
  }

  /// The bytes of a file beside the journal; nil if there is none.
  func bytes(_ name: String) -> [UInt8]? {
    (try? Data(contentsOf: url(name))).map(Array.init)
  }

  func write(_ name: String, _ bytes: [UInt8]) throws {
    try FileManager.default.createDirectory(
      at: url(name).deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(bytes).write(to: url(name))
  }

  /// What lies in the outbox's folder.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: outboxes.path(of: business))) ?? [])
      .sorted()
  }
}
