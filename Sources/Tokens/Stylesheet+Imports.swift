public import Diagnostics

extension Stylesheet {
  /// The paths, from the project's root, of the files of the project that a file imports.
  public static func imports(of file: SourceFile) -> [String] {
    let head = SourceFile(path: file.path, bytes: Array(head(of: file.bytes)))
    let (values, _) = Lexer.read(head)
    var paths: [String] = []
    for case .atRule(let rule) in RuleReader(values, .stylesheet)
    where rule.name.isWord("import") {
      guard let value = rule.prelude.trimmed.first, let address = ImportPath.address(value),
        let path = ImportPath.resolve(address, from: file.path).path, !paths.contains(path)
      else { continue }
      paths.append(path)
    }
    return paths
  }

  /// What stands before the first block, outside comments and texts: an `@import` after it has no
  /// effect, so the rest need not be read twice.
  private static func head(of bytes: [UInt8]) -> ArraySlice<UInt8> {
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "{"): return bytes[..<index]
      case UInt8(ascii: "/") where bytes[(index + 1)...].first == UInt8(ascii: "*"):
        index += 2
        while index < bytes.count, !bytes[index...].starts(with: "*/".utf8) { index += 1 }
        index += 2
      case let quote where quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"):
        index += 1
        while index < bytes.count, bytes[index] != quote, bytes[index] != UInt8(ascii: "\n") {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index += 1
      default: index += 1
      }
    }
    return bytes[...]
  }
}
