import Foundation
import Tokens

/// An asset catalog of colours, read by the rules of Apple's "Asset Catalog Format Reference".
struct AssetCatalog {
  /// The colours by name, with the names of the groups that give theirs.
  private(set) var colors: [String: [Appearance: ShownColor]] = [:]
  /// What breaks a rule.
  private(set) var problems: [String] = []

  /// When a colour is taken.
  struct Appearance: Hashable {
    var isDark = false
    var isHighContrast = false

    init(_ theme: Theme) {
      isDark = theme.scheme == .dark
      isHighContrast = theme.hasMoreContrast
    }

    /// Reads `appearances`; nil for what the format does not know.
    init?(_ entries: [[String: String]]) {
      for entry in entries {
        switch (entry["appearance"], entry["value"]) {
        case ("luminosity", "dark"): isDark = true
        case ("contrast", "high"): isHighContrast = true
        default: return nil
        }
      }
      guard entries.count == [isDark, isHighContrast].filter(\.self).count else { return nil }
    }
  }

  private struct Contents: Decodable {
    var info: Info
    var colors: [Entry]?
    var properties: Properties?

    struct Info: Decodable {
      var author: String
      var version: Int
    }
    struct Properties: Decodable {
      var providesNamespace: Bool
      enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }
    struct Entry: Decodable {
      var idiom: String
      var appearances: [[String: String]]?
      var color: Color
    }
    struct Color: Decodable {
      var colorSpace: String
      var components: [String: String]
      enum CodingKeys: String, CodingKey { case components, colorSpace = "color-space" }
    }
  }

  /// Reads a catalog.
  init(at url: URL) throws {
    try read(url, prefix: "")
  }

  private mutating func read(_ folder: URL, prefix: String) throws {
    let file = folder.appending(path: "Contents.json")
    let contents = try JSONDecoder().decode(Contents.self, from: Data(contentsOf: file))
    if contents.info.version != 1 { problems.append("\(file.path): version is not 1") }
    if folder.pathExtension == "colorset" {
      let name = prefix + folder.deletingPathExtension().lastPathComponent
      read(contents.colors ?? [], name)
      return
    }
    if contents.colors != nil { problems.append("\(file.path): colours outside a colour set") }
    let isNamespace = contents.properties?.providesNamespace ?? false
    let prefix = isNamespace ? prefix + folder.lastPathComponent + "/" : prefix
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    where name != "Contents.json" {
      try read(folder.appending(path: name), prefix: prefix)
    }
  }

  private mutating func read(_ entries: [Contents.Entry], _ name: String) {
    for entry in entries {
      let components = entry.color.components
      let words = ["red", "green", "blue", "alpha"].compactMap { components[$0] }
      // A component without a point is a byte; Xcode reads `1` as 1 of 255.
      let areShares = words.allSatisfy { word in
        word.contains(".") && Double(word).map { 0...1 ~= $0 } ?? false
      }
      guard let appearance = Appearance(entry.appearances ?? []), entry.idiom == "universal",
        components.count == 4, areShares,
        let color = ShownColor([Substring(entry.color.colorSpace)] + words.map { Substring($0) })
      else {
        problems.append("\(name): \(entry)")
        continue
      }
      if colors[name, default: [:]].updateValue(color, forKey: appearance) != nil {
        problems.append("\(name): two colours for one appearance")
      }
    }
    if colors[name]?[Appearance(.light)] == nil {
      problems.append("\(name): no colour for any appearance")
    }
  }
}
