extension ReportFormat {
  /// For code scanning: SARIF 2.1.0 with errata 01, one run.
  ///
  /// Files are named from the repository's root, which whoever reads the log knows (3.4.4).
  public static let sarif = ReportFormat(name: "sarif") { report, style in
    SARIFLog(report: report, style: style).document
  }
}

private struct SARIFLog {
  let report: Report
  let style: ReportStyle
  /// The ids of what is reported, sorted: the rules.
  let ids: [String]

  /// How many causes one result shows: a change of everything has as many as there are texts.
  static let shownCauses = 10
  /// What stands for the repository's root.
  static let root = "%SRCROOT%"

  init(report: Report, style: ReportStyle) {
    self.report = report
    self.style = style
    ids = Set(report.diagnostics.map(\.id)).sorted()
  }

  var document: [UInt8] {
    let positions = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
    let log: JSONValue = [
      "$schema":
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      "version": "2.1.0",
      "runs": .array([
        [
          "tool": ["driver": driver],
          "columnKind": "unicodeCodePoints",
          "originalUriBaseIds": [
            Self.root: ["description": ["text": "The root of the repository."]]
          ],
          "results": .array(report.diagnostics.map { result($0, rule: positions[$0.id]) }),
        ]
      ]),
    ]
    return log.document
  }

  private var driver: JSONValue {
    [
      "name": "bottle",
      "version": .string(style.version),
      "rules": .array(ids.map(rule)),
    ]
  }

  private func rule(_ id: String) -> JSONValue {
    let text = style.explain(id)
    return [
      "id": .string(id),
      "shortDescription": text.map { Self.message($0.summary) },
      "fullDescription": text.map { Self.message($0.why) },
      "help": text.map { Self.message($0.mend) },
    ]
  }

  private func result(_ diagnostic: Diagnostic, rule: Int?) -> JSONValue {
    let place = report.annotated(diagnostic)
    let related = related(to: diagnostic)
    let help = diagnostic.help.map { "\nHelp: \($0)" } ?? ""
    return [
      "ruleId": .string(diagnostic.id),
      "ruleIndex": rule.map(JSONValue.number),
      "level": .string(diagnostic.severity.rawValue),
      "message": Self.message(report.annotation(of: diagnostic, style) + help),
      "locations": .array(place.map { [["physicalLocation": location(of: $0)]] } ?? []),
      "relatedLocations": related.isEmpty
        ? nil
        : .array(
          related.map { related in
            [
              "physicalLocation": location(of: related.place),
              "message": Self.message(related.message),
            ]
          }
        ),
    ]
  }

  /// The places that matter beside the annotated one: with causes, what they brought about and the
  /// others.
  private func related(to diagnostic: Diagnostic) -> [Diagnostic.Related] {
    guard !diagnostic.causes.isEmpty, let place = diagnostic.place else {
      return diagnostic.related
    }
    return [Diagnostic.Related(place, diagnostic.message)]
      + diagnostic.causes.prefix(Self.shownCauses).dropFirst() + diagnostic.related
  }

  private func location(of place: Place) -> JSONValue {
    let region = report.region(of: place)
    return [
      "artifactLocation": [
        "uri": .string(Self.uri(of: style.repositoryPath(place.path))),
        "uriBaseId": .string(Self.root),
      ],
      "region": region.map { region in
        .numbers([
          "startLine": region.start.line,
          "startColumn": region.start.column,
          "endLine": region.end.line,
          "endColumn": region.end.column,
        ])
      },
    ]
  }

  /// A text for people; braces stand double in it, as single ones hold arguments (3.11.5).
  private static func message(_ text: String) -> JSONValue {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if scalar == "{" || scalar == "}" { escaped.unicodeScalars.append(scalar) }
      escaped.unicodeScalars.append(scalar)
    }
    return ["text": .string(escaped)]
  }

  /// A path as a relative reference (RFC 3986, section 4.2): all bytes but those that are never
  /// anything else than themselves stand as their numbers.
  private static func uri(of path: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        bytes.append(byte)
      default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
