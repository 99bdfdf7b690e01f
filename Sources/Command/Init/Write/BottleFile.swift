internal import Locales

/// Writes the bottle.yaml of a project, with comments.
struct BottleFile {
  private let findings: Findings
  /// How many mistakes in translations the source's text stands in for; nil if it does not.
  private let standsIn: Int?
  private var lines: [String] = []
  /// What the keys of the section at hand begin with.
  private var indent = ""

  /// The whole file.
  static func text(_ findings: Findings, standsIn: Int? = nil) -> String {
    var file = BottleFile(findings: findings, standsIn: standsIn)
    file.write()
    return file.lines.joined(separator: "\n") + "\n"
  }

  private init(findings: Findings, standsIn: Int?) {
    self.findings = findings
    self.standsIn = standsIn
  }

  private mutating func write() {
    comment("What bottle reads and where its outputs go, as `bottle init` found it.")
    comment("A key that is commented out shows its default.")
    lines.append("")
    key("prefix", "Bottle", "generated types begin with it: BottleStrings, BottleColors")
    key("manifest", "generated/manifest", "the list of generated files; commit it")
    if let words = findings.catalogues.first { write(words) }
    if let sheet = findings.stylesheets.first { write(sheet) }
    writeAndroid()
    writeApple()
  }

  private mutating func write(_ words: FoundCatalogue) {
    section("words")
    key("catalogue", words.pattern, Tally.counted(words.locales.count, "locale"))
    key("namespace", words.namespace.value, words.namespace.reason)
    if !words.otherNamespaces.isEmpty {
      let names = InLine.list(words.otherNamespaces, atMost: 5)
      comment("Another namespace can be the apps': \(names).")
    }
    key("source", words.source.value.description, words.source.reason)
    if let listed = words.listed {
      comment("Listed, as not all the files there are locales. Or a least share: 80%")
      let tags = listed.map { YAMLScalar.written($0.description) }.joined(separator: ", ")
      lines.append("  locales: [\(tags)]")
    } else {
      byDefault("locales", "all", "or a list, or a least share translated: 80%")
    }
    if let standsIn {
      let mistakes = Tally.counted(standsIn, "mistake")
      comment("For now the source's text stands in for what has one of \(mistakes) in")
      comment("translations; `bottle lint` shows them. Take this line out once they are mended.")
      key("broken", "source", nil)
    } else {
      byDefault("broken", "error", "or `source`: the source's text stands in for a broken one")
    }
    byDefault("descriptions", "i18n/descriptions.json", "a note for translators a key")
    byDefault("timeZone", "device", "or an IANA name: how instants print")
    byDefault("formats", "{}", "number, date and time formats that the web's code names")
  }

  private mutating func write(_ sheet: FoundStylesheet) {
    section("tokens")
    key("stylesheet", sheet.path, Tally.counted(sheet.colors, "colour"))
    if sheet.light.isEmpty {
      byDefault("light", "\"\"", "a selector that makes the document light")
    } else {
      key("light", sheet.light, "makes the document light")
    }
    let preference = "only the reader's preference makes the document dark"
    let selector = "makes the document dark, beside the reader's preference"
    key("dark", sheet.dark, sheet.dark.isEmpty ? preference : selector)
    byDefault("triplets", "auto", "or hsl, rgb: what a bare `210 40% 98%` is")
  }

  private mutating func writeAndroid() {
    guard findings.makesAndroid else { return commentOut("android", "package: com.example.app") }
    section("android")
    let found = findings.android
    if let package = found?.package {
      key("package", package.name, "from \(InLine.shown(package.file))")
    } else {
      key("package", "com.example.app", "put the app's package here: its namespace in Gradle")
    }
    key("resources", "generated/android/res", nil)
    key("kotlin", "generated/android/kotlin", nil)
    byDefault("resourcePrefix", "\"\"", "what the resources' names begin with")
    // Below 21 there are no folders for locales with scripts.
    if let level = found?.minSdk {
      key("minSdk", literal: String(max(21, level)), level < 21 ? "bottle's lowest" : nil)
    } else {
      byDefault("minSdk", "26", nil)
    }
    if found?.usesCompose == false {
      key(
        "compose",
        literal: "false",
        "true also makes BottleStringsCompose.kt and BottleColors.kt"
      )
    } else {
      byDefault("compose", "true", "also BottleStringsCompose.kt and BottleColors.kt")
    }
    byDefault("gamut", "srgb", "or p3, for the Kotlin colours")
  }

  private mutating func writeApple() {
    guard findings.makesApple else { return commentOut("ios", "output: generated/ios") }
    section("ios")
    let found = findings.apple
    key("output", "generated/ios", nil)
    if found?.hasOwnTable == true {
      key("table", "Bottle", "`Localizable` is Xcode's own here")
    } else {
      byDefault("table", "Localizable", "another where Xcode extracts strings into it")
    }
    if let minimum = found?.minimum {
      key("minimum", literal: String(max(12, minimum)), minimum < 12 ? "bottle's lowest" : nil)
    } else {
      byDefault("minimum", "16", nil)
    }
    byDefault("gamut", "p3", "or srgb")
  }

  private mutating func commentOut(_ name: String, _ first: String) {
    lines += [
      "", "# \(name):  # not here, as it seems; take the `#` away to make its outputs too",
      "#   \(first)",
    ]
  }

  private mutating func section(_ name: String) {
    lines += ["", "\(name):"]
    indent = "  "
  }

  private mutating func key(_ name: String, _ value: String, _ comment: String?) {
    key(name, literal: YAMLScalar.written(value), comment)
  }

  private mutating func key(_ name: String, literal value: String, _ comment: String?) {
    add("\(indent)\(name): \(value)", comment)
  }

  private mutating func byDefault(_ name: String, _ value: String, _ comment: String?) {
    add("\(indent)# \(name): \(value)", comment)
  }

  private mutating func comment(_ text: String) {
    lines.append("\(indent)# \(text)")
  }

  /// A line with a comment behind it, in a column of its own where there is room.
  private mutating func add(_ line: String, _ comment: String?) {
    guard let comment else { return lines.append(line) }
    let gap = String(repeating: " ", count: max(2, Self.column - line.count))
    lines.append("\(line)\(gap)# \(comment)")
  }

  /// Where comments begin.
  private static let column = 44
}
