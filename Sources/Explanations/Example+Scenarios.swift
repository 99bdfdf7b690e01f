extension Example {
  /// All files of a project that is about scenarios: what the example lacks of a suite and its schema
  /// is added.
  var scenarioProject: [File] {
    let (suite, schema) = ("spec/mobile/gas-scenarios.json", "spec/mobile/schema/gas-1.json")
    let paths = files.map(\.path)
    var project = files + [File("bottle.yaml", "scenarios: {}\nandroid: {}\nios: {}\n")]
    if !paths.contains(schema) { project.append(File(schema, "{}\n")) }
    if !paths.contains(suite) { project.append(File(suite, Self.suite)) }
    return project
  }

  private static let suite = """
    {
      "$schema": "schema/gas-1.json",
      "suite": "gas", "format": 1, "version": "1.0.0", "caseCount": 2,
      "about": "How many bottles go.",
      "rules": {"D1": {"must": "More than 9 is too many.", "since": "1.0.0"}},
      "cases": [
        {"id": "gas/nine", "title": "nine go", "rules": ["D1"],
         "input": {"went": 9}, "expect": {"errors": []}},
        {"id": "gas/ten", "title": "ten are too many", "rules": ["D1"],
         "tags": ["edge"], "input": {"went": 10}, "expect": {"errors": ["tooMany"]}}
      ]
    }

    """
}
