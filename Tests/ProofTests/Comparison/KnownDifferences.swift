import Foundation

/// A checked-in list of the differences that come from the age of a platform's CLDR: the key, the
/// language and time zone, the values, what the web prints and what the platform does.
struct KnownDifferences {
  /// The versions that the list was made with.
  let versions: String
  /// Its lines.
  let lines: Set<String>
  private let file: URL

  /// Reads the list of a catalogue and a platform, such as `words-android`; one that is not there is
  /// empty.
  init(_ name: String) {
    file = Checkout.proofs.appending(path: "known-differences/\(name).txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let all = text.split(separator: "\n").map(String.init)
    versions = all.first { $0.hasPrefix("# ") }.map { String($0.dropFirst(2)) } ?? ""
    lines = Set(all.filter { !$0.hasPrefix("#") })
  }

  /// Writes the list anew.
  func record(_ differences: [Difference], versions: String) throws {
    let lines = ["# \(versions)"] + differences.map(\.line)
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
  }
}
