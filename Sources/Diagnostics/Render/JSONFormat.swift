extension ReportFormat {
  /// For programs: one JSON document, as `schemas/report.json` describes it.
  public static let json = ReportFormat(name: "json") { report, style in
    let document: JSONValue = [
      "version": .number(1),
      "tool": ["name": "bottle", "version": .string(style.version)],
      "summary": .numbers([
        "errors": report.count(of: .error),
        "warnings": report.count(of: .warning),
        "notes": report.count(of: .note),
      ]),
      "diagnostics": .array(report.diagnostics.map { value(of: $0, in: report) }),
      "changes": .array(
        report.changes.map { change in
          [
            "path": .string(change.path),
            "kind": .string(change.kind.rawValue),
            "done": .bool(change.isDone),
          ]
        }
      ),
    ]
    return document.document
  }

  private static func value(of diagnostic: Diagnostic, in report: Report) -> JSONValue {
    [
      "id": .string(diagnostic.id),
      "severity": .string(diagnostic.severity.rawValue),
      "message": .string(diagnostic.message),
      "help": diagnostic.help.map(JSONValue.string),
      "place": diagnostic.place.map { value(of: $0, in: report) },
      "related": .array(
        diagnostic.related.map { related in
          ["message": .string(related.message), "place": value(of: related.place, in: report)]
        }
      ),
      "causes": .array(
        diagnostic.causes.map { cause in
          ["name": .string(cause.message), "place": value(of: cause.place, in: report)]
        }
      ),
    ]
  }

  private static func value(of place: Place, in report: Report) -> JSONValue {
    let region = report.region(of: place)
    return [
      "path": .string(place.path),
      "start": region.map { value(of: $0.start, at: $0.span.start) },
      "end": region.map { value(of: $0.end, at: $0.span.end) },
    ]
  }

  private static func value(of position: Position, at offset: Int) -> JSONValue {
    .numbers(["line": position.line, "column": position.column, "offset": offset])
  }
}
