/// Keys, groups and arguments that have the names of other things in Kotlin, Swift and Java.
enum NastyNames {
  /// Words of both languages, of their standard libraries and of the generated files themselves.
  static let words = [
    "string", "type", "resources", "int", "locale", "class", "continue", "default", "name",
    "entries",
    "object", "fun", "val", "var", "when", "is", "in", "as", "typealias", "interface", "package",
    "this",
    "super", "null", "true", "false", "throw", "try", "return", "break", "for", "while", "do", "if",
    "else", "init", "self", "func", "let", "enum", "struct", "extension", "protocol", "import",
    "operator",
    "subscript", "static", "switch", "case", "where", "guard", "defer", "repeat", "inout", "nil",
    "rethrows",
    "throws", "public", "internal", "private", "some", "any", "actor", "async", "await", "context",
    "configuration", "bundle", "timeZone", "list", "array", "map", "date", "instant", "bool",
    "boolean",
    "double", "float", "long", "unit", "void", "nothing", "optional", "error", "result", "sendable",
    "hashCode", "equals", "toString", "description", "hashValue", "format", "number", "text",
    "value",
    "word", "of", "companion", "swift", "kotlin", "java", "android", "foundation", "foo_bar",
    "calendar", "ordinal", "field", "it", "param", "get", "set", "by", "R", "UInt", "Strings",
    "rawValue", "allCases", "entriesOf", "key", "copy", "rounds", "unknown",
  ]

  /// The members of a catalogue in which every word is a key, a group, an argument and a branch; and
  /// messages that would end a comment or a literal.
  static var members: [String] {
    var members: [String] = []
    for word in words {
      members.append(#""\#(word)": {"\#(word)": "{\#(word)}", "#)
      members[members.count - 1] +=
        #""plain": "\#(word)", "picked": "{\#(word), select, \#(word) {1} other {2}}", "#
        + #""counted": "{\#(word), plural, one {# one} other {# other}} {of}"}"#
    }
    members.append(#""keys": {\#(words.map { #""\#($0)": "\#($0)""# }.joined(separator: ","))}"#)
    for (index, text) in comments.enumerated() {
      members.append(
        #""comment\#(index)": {"plain": \#(Literal.json(text)), "#
          + #""formatted": \#(Literal.json(text + " {x}"))}"#
      )
    }
    return members
  }

  /// What would end a comment or a string literal, or begin something in one.
  private static let comments = [
    "a */ b", "/* a", "*/ /* /** **/", "$x ${x} $", "\"\"\" \" '", "\\ \\n \\u0041 \\(x)",
    "// @see [x] {x}",
    "`x` ``", "#if \\#(x)", "line\nline\r\n\ttab", "- Parameter x: y", "@Suppress(\"x\")",
  ].map { $0.replacing("{x}", with: "'{x}'") }
}
