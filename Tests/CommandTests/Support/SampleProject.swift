/// The sources of a small project for both apps, in as many states as a test wants.
struct SampleProject: Hashable {
  var locales = ["de", "pl"]
  var words = "first"
  var colors = ["primary", "accent"]

  /// Every source by its path.
  var sources: [String: String] {
    var sources = [
      "bottle.yaml": "words: {source: en}\ntokens: {}\nandroid: {}\nios: {}\n",
      "tokens/globals.css": """
      :root {
      \(colors.map { "  --\($0): oklch(0.43 0.088 232);\n" }.joined())}

      """,
    ]
    for locale in ["en"] + locales {
      sources["i18n/\(locale).json"] = """
        {
          "driverApp": {
            "count": "{count, number} \(locale)",
            "title": "\(words) \(locale)"
          }
        }

        """
    }
    return sources
  }
}
