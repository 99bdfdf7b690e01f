import Catalogue
import Locales

/// What one key says in one language for many sets of values: asked of the web, of Android and of iOS
/// in the same words.
struct Question: Sendable {
  /// The key below the namespace.
  var key: String
  /// The language the app is in.
  var language: String
  /// The same as Apple calls it.
  var appleLanguage: String
  /// The language the text comes from, which a missing translation makes another.
  var textLanguage: String
  var timeZone: String
  var isRich: Bool
  /// The message's tree, in JSON.
  var message: String
  /// The phones that Android is asked on.
  var phones: [Phone]
  /// The values by argument name, in the parameters' order.
  var values: [[(name: String, value: Sample)]]

  /// A phone: its languages, first choice first, and the language of the process.
  struct Phone: Hashable, Sendable {
    var languages: String
    var process: String
  }

  /// The question on a line.
  var json: String {
    let phones = phones.map { #"["\#($0.languages)","\#($0.process)"]"# }
    let members = [
      #""key":\#(Literal.json(key))"#, #""apple":"\#(appleLanguage)""#,
      #""locale":"\#(textLanguage)""#, #""timeZone":"\#(timeZone)""#, #""rich":\#(isRich)"#,
      #""phones":[\#(phones.joined(separator: ","))]"#, #""message":\#(message)"#,
      #""values":[\#(values.map(Self.json).joined(separator: ","))]"#,
    ]
    return "{" + members.joined(separator: ",") + "}"
  }

  /// A set of values in JSON.
  static func json(of values: [(name: String, value: Sample)]) -> String {
    let members = values.map { "\(Literal.json($0.name)):\($0.value.json)" }
    return "{" + members.joined(separator: ",") + "}"
  }
}
