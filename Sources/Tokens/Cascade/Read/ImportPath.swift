internal import Diagnostics

/// What the address of an `@import` leads to.
enum ImportPath: Hashable {
  /// A file of the project, by its path from the root.
  case file(String)
  /// A package, which the bundler looks for.
  case package(String)
  /// Another server, or a path from the server's root.
  case elsewhere

  /// The path of a file that may have been read.
  var path: String? {
    if case .file(let path) = self { path } else { nil }
  }

  /// The address that `@import` begins with; nil if there is none.
  static func address(_ value: Lexemes) -> String? {
    switch value.kind {
    case .string, .url: return value.text.string
    case .function where value.text.isWord("url") || value.text.isWord("src"):
      let only = value.contents.trimmed.only
      return only?.kind == .string ? only?.text.string : nil
    default: return nil
    }
  }

  /// What an address means in the file at a path.
  ///
  /// As bundlers do, and unlike a browser, a path that begins with neither `./` nor `../` is a
  /// package's, unless it ends in `.css` and has no folder.
  static func resolve(_ address: String, from path: String) -> ImportPath {
    if address.hasPrefix("/") || address.contains(":") { return .elsewhere }
    let isRelative = address.hasPrefix("./") || address.hasPrefix("../")
    let isPlainFile = address.hasSuffix(".css") && !address.contains("/")
    guard isRelative || isPlainFile else { return .package(address) }
    var parts = path.split(separator: "/").dropLast().map(String.init)
    for part in address.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(String(part))
      }
    }
    return .file(parts.joined(separator: "/"))
  }

  /// Whether a package is Tailwind's own.
  static func isTailwind(_ name: String) -> Bool {
    name == "tailwindcss" || name.hasPrefix("tailwindcss/")
  }
}
