internal import Diagnostics
internal import Documents
internal import Outputs

extension ValueReader where Value == ProjectPath {
  /// A file or a folder inside the project.
  static let path = ValueReader(expected: "a path inside the project") { node in
    guard case .string(let text) = node.value else { return .wrongType }
    let path = ProjectPath(text.text.string)
    return path.problem.map { .invalid(help: "the path \($0.sentence)") } ?? .value(path)
  }
}

extension ValueReader where Value == String {
  /// A path of JSON or YAML files with `{locale}` in it once, and `{namespace}` where each is a file.
  static let cataloguePath = text("a path such as `i18n/{locale}.json`") { text in
    if let problem = ProjectPath(text).problem {
      return .invalid(help: "the path \(problem.sentence)")
    }
    if text.utf8.contains(UInt8(ascii: "\\")) {
      return .invalid(help: "write `/` between folders: `\(text.replacing("\\", with: "/"))`")
    }
    switch text.marks {
    case ["locale"], ["locale", "namespace"], ["namespace", "locale"]: break
    case let marks where !marks.contains("locale"):
      return .invalid(help: "write `{locale}` where the locale's code stands")
    default:
      return .invalid(
        help: "the only marks are `{locale}`, once, and `{namespace}`, at most once"
      )
    }
    guard [".json", ".yaml", ".yml"].contains(where: { text.utf8.ends(with: $0) }) else {
      return .invalid(help: "the files are read by their ending: `.json`, `.yaml` or `.yml`")
    }
    return .value
  }
}

extension String {
  /// What stands between `{` and `}`, in order; an unclosed `{` counts with all that follows.
  fileprivate var marks: [Substring] {
    split(separator: "{", omittingEmptySubsequences: false).dropFirst().map {
      $0.prefix { $0 != "}" }
    }
  }
}

extension String.UTF8View {
  fileprivate func ends(with end: String) -> Bool {
    suffix(end.utf8.count).elementsEqual(end.utf8)
  }
}
