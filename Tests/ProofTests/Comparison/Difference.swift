import Foundation

/// An answer that a platform gave, beside the web's.
struct Difference: Hashable, Sendable {
  var key: String
  var language: String
  var values: String
  /// What the web prints, as JSON.
  var web: String
  /// What the platform prints, as JSON.
  var app: String

  /// The difference on a line of a list.
  var line: String {
    [key, language, values, web, app].joined(separator: "\t")
  }

  /// Where the answers to the questions are not the web's.
  static func all(
    _ questions: [Question],
    web: [String],
    app: [String]
  ) -> [Self] {
    var result: [Self] = []
    var index = 0
    for question in questions {
      for values in question.values {
        defer { index += 1 }
        guard index < web.count, index < app.count else { return result }
        let texts = (Literal.shown(json: web[index]), Literal.shown(json: app[index]))
        if texts.0.utf8.elementsEqual(texts.1.utf8) { continue }
        result.append(
          Self(
            key: question.key,
            language: "\(question.language) \(question.timeZone)",
            values: Question.json(of: values),
            web: texts.0,
            app: texts.1
          )
        )
      }
    }
    return result
  }
}
