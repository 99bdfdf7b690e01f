extension Report {
  /// How many causes a sentence names.
  private static let namedCauses = 3

  /// What is wrong, with the first few of its causes and how many more there are:
  /// `out of date: --primary (tokens/globals.css:14)`.
  ///
  /// - Parameter named: How the format names files.
  func sentence(
    of diagnostic: Diagnostic,
    named path: (String) -> String = { $0 }
  ) -> String {
    if diagnostic.causes.isEmpty { return diagnostic.message }
    let shown = diagnostic.causes.prefix(Self.namedCauses).map { cause in
      let line = region(of: cause.place).map { ":\($0.start.line)" } ?? ""
      return "\(cause.message) (\(path(cause.place.path))\(line))"
    }
    let rest = diagnostic.causes.count - shown.count
    let end = rest > 0 ? " and \(rest) more" : ""
    return "\(diagnostic.message): \(shown.joined(separator: ", "))\(end)"
  }

  /// The same where the place is that of the first cause, so that what is at fault has to be named.
  func annotation(of diagnostic: Diagnostic, _ style: ReportStyle) -> String {
    let subject = diagnostic.causes.isEmpty ? nil : diagnostic.place
    let start = subject.map { "\(style.repositoryPath($0.path)): " } ?? ""
    return start + sentence(of: diagnostic, named: style.repositoryPath)
  }

  /// The place that an annotation goes to: the first cause if there is one.
  func annotated(_ diagnostic: Diagnostic) -> Place? {
    diagnostic.causes.first?.place ?? diagnostic.place
  }
}
