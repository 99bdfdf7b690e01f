import Foundation
import TestSupport
import Tokens

/// What headless Chromium makes of a stylesheet.
struct Browser {
  /// The colours a theme, by the token's property; nil for what is not a colour.
  let themes: [[String: Answer?]]

  /// A colour, as `chromium.mjs` answers.
  struct Answer: Decodable {
    var srgb: [Double]
    var p3: [Double]
    var painted: [Int]
  }

  private struct Sheet: Decodable {
    var css: String
    var tokens: [String: String]
  }

  private static let outside = Checkout.proofs.appending(path: "Colors/Outside/browser")
  private static let palette = Checkout.shared
    .appending(path: "conformance/chromium/tailwind-palette.json")

  /// Asks for every token of a stylesheet in every theme.
  init(_ stylesheet: ColorStylesheet, _ themes: [Theme], in folder: TemporaryFolder) throws {
    let node = Tool.node.path ?? ""
    let rewritten = try Program.succeed(
      [
        node, Self.outside.appending(path: "stylesheet.mjs").path, stylesheet.url.path,
        Self.palette.path,
      ],
      in: folder
    ).output
    let sheet = try JSONDecoder().decode(Sheet.self, from: Data(rewritten.utf8))
    let question: [String: Any] = [
      "css": sheet.css, "tokens": sheet.tokens, "themes": stylesheet.questions(themes),
    ]
    let input = try folder.write(
      "question.json",
      try JSONSerialization.data(withJSONObject: question)
    )
    let answers = try Program.succeed(
      [node, Self.outside.appending(path: "chromium.mjs").path, Tool.chromium.path ?? ""],
      input: input,
      in: folder
    ).output
    self.themes = try JSONDecoder().decode([[String: Answer?]].self, from: Data(answers.utf8))
  }
}
