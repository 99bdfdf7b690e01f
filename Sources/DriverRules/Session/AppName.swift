/// The app, as it names itself to the API (S22).
public struct AppName: Hashable, Sendable {
  /// Its version, `3.2.0`.
  public let version: String
  /// What it runs on, `iOS` or `Android`.
  public let platform: String

  /// Makes a name.
  public init(version: String, platform: String) {
    self.version = version
    self.platform = platform
  }

  /// The text of the header `User-Agent`.
  public var userAgent: String {
    "Bottle/\(version) (\(platform))"
  }
}
