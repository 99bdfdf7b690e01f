internal import Freshness
internal import Locales
internal import Outputs

/// Files that by their names may be one catalogue.
struct CatalogueLayout {
  /// The path with `{locale}` and, where each namespace is a file, `{namespace}`.
  let pattern: String
  /// The files, in the order they were seen.
  fileprivate(set) var entries: [Entry] = []

  /// One file.
  struct Entry {
    /// The locale's code, as the file or its folder is named.
    let code: String
    /// The namespace's name; nil where a file holds a whole locale.
    let namespace: String?
    let file: Survey.File
  }

  /// The layouts that files have, each as soon as its first file was seen.
  ///
  /// One of a single locale counts only in a folder where projects keep their words: many short
  /// names are some language's code.
  static func all(of files: [Survey.File]) -> [CatalogueLayout] {
    var layouts: [CatalogueLayout] = []
    var indices: [String: Int] = [:]
    for file in files {
      for (pattern, entry) in readings(of: file) {
        let index = indices[pattern] ?? layouts.count
        if index == layouts.count {
          indices[pattern] = index
          layouts.append(CatalogueLayout(pattern: pattern))
        }
        layouts[index].entries.append(entry)
      }
    }
    return layouts.filter(\.isLikely)
  }

  /// The locales' codes, each once, in their order.
  var codes: [String] { Set(entries.map(\.code)).sorted() }

  private var isLikely: Bool {
    let plain = codes.filter { $0.utf8.prefix { $0 != 0x2D && $0 != 0x5F }.count == 2 }
    if FolderNames.isForWords(pattern) { return !plain.isEmpty }
    return plain.count > 1
  }

  /// What a file's path can be read as: `pl.json`, or `pl/common.json`.
  private static func readings(of file: Survey.File) -> [(String, Entry)] {
    let path = ProjectPath(file.path)
    // Braces would be marks of the pattern.
    guard !file.path.utf8.contains(UInt8(ascii: "{")),
      let ending = endings.first(where: { path.name.utf8.ends(with: $0) })
    else { return [] }
    let stem = String(path.name.dropLast(ending.utf8.count))
    let folder = path.folder
    var readings: [(String, Entry)] = []
    if LanguageTag(stem) != nil {
      let pattern = ProjectPath("\(folder.string)/{locale}\(ending)").inside
      readings.append((pattern, Entry(code: stem, namespace: nil, file: file)))
    }
    if LanguageTag(folder.name) != nil {
      let pattern = ProjectPath("\(folder.folder.string)/{locale}/{namespace}\(ending)").inside
      readings.append((pattern, Entry(code: folder.name, namespace: stem, file: file)))
    }
    return readings
  }

  private static let endings = [".json", ".yaml", ".yml"]
}

extension ProjectPath {
  /// The path without the `/` that joining to the root's empty path began it with.
  fileprivate var inside: String {
    string.utf8.first == UInt8(ascii: "/") ? String(string.dropFirst()) : string
  }
}

extension String.UTF8View {
  fileprivate func ends(with end: String) -> Bool {
    count > end.utf8.count && suffix(end.utf8.count).elementsEqual(end.utf8)
  }
}
