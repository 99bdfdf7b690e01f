/// A version of the app: three numbers.
public struct AppVersion: Hashable, Comparable, Sendable {
  private let numbers: [Int]

  /// Reads `3.2.0`; nil for anything else.
  public init?(_ text: String) {
    let parts = text.utf8.split(separator: 0x2E, omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { 1...6 ~= $0.count && $0.allSatisfy { 0x30...0x39 ~= $0 } }
    guard parts.count == 3, isPlain else { return nil }
    numbers = parts.map { $0.reduce(0) { $0 * 10 + Int($1 - 0x30) } }
  }

  /// The version in a `User-Agent` of the apps, `Bottle/3.2.0 (iOS)`; nil where it is somebody else's.
  init?(agent: String?) {
    let name = "Bottle/"
    guard let agent, agent.utf8.starts(with: name.utf8) else { return nil }
    let version = agent.utf8.dropFirst(name.utf8.count).prefix { $0 != 0x20 }
    self.init(String(decoding: version, as: UTF8.self))
  }

  /// The version as it is written.
  public var text: String { numbers.map(String.init).joined(separator: ".") }

  /// Whether a version came before another.
  public static func < (one: AppVersion, other: AppVersion) -> Bool {
    one.numbers.lexicographicallyPrecedes(other.numbers)
  }
}
