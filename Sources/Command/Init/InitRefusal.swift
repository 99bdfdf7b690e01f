internal import Diagnostics
internal import Freshness

/// Why a project gets no bottle.yaml.
enum InitRefusal {
  /// It has one.
  case exists
  /// One in a folder above is for this folder too.
  case above(String)
  /// Nothing was found to make outputs from.
  case nothingFound(Findings)

  /// The refusal with what to do instead.
  var diagnostic: Diagnostic {
    switch self {
    case .exists:
      Diagnostic(
        "init/exists",
        .error,
        at: Place(path: Project.fileName),
        "the project has a \(Project.fileName) already",
        help: "change it by hand; or move it away, and run `bottle init` again to compare"
      )
    case .above(let folder):
      Diagnostic(
        "init/exists",
        .error,
        at: Place(path: "\(folder)/\(Project.fileName)"),
        "this folder belongs to a project already",
        help: "for a project of its own: bottle init --root ."
      )
    case .nothingFound(let findings):
      Diagnostic(
        "init/nothing-found",
        .error,
        at: nil,
        Self.nothing(findings),
        help: """
          go to the folder that holds the web project and the apps, or write a \(Project.fileName):
          words:
            catalogue: messages/{locale}.json
            namespace: ""
            source: en
          tokens:
            stylesheet: styles/globals.css
          """
      )
    }
  }

  private static func nothing(_ findings: Findings) -> String {
    let nothing = """
      here is no catalogue of JSON or YAML files a locale, and no stylesheet with colours as custom \
      properties
      """
    let reasons = findings.passedOver.map { "; \(InLine.quoted($0.pattern)) \($0.reason)" }
    let failures = findings.failures.prefix(3).map { "; \($0.message)" }
    return nothing + (reasons + failures).joined()
  }
}
