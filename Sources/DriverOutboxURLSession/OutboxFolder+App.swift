public import DriverOutbox
internal import Foundation

extension OutboxFolder {
  /// The folder `Outbox` among what the app keeps, made if it is not there.
  ///
  /// On iOS its files can be read from the first unlock after the phone was started, so that work behind
  /// finds them, and it is in no backup: what was sent from one phone must not be sent again from another
  /// (O32).
  public static func ofApp() throws -> OutboxFolder {
    let support = try FileManager.default.url(
      for: .applicationSupportDirectory,
      in: .userDomainMask,
      appropriateFor: nil,
      create: true
    )
    let url = support.appendingPathComponent("Outbox", isDirectory: true)
    #if os(iOS)
      // What is made in the folder is protected as the folder is.
      try FileManager.default.createDirectory(
        at: url,
        withIntermediateDirectories: true,
        attributes: [.protectionKey: FileProtectionType.completeUntilFirstUserAuthentication]
      )
      var values = URLResourceValues()
      values.isExcludedFromBackup = true
      var folder = url
      try folder.setResourceValues(values)
    #else
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    #endif
    return OutboxFolder(url.path)
  }
}
