package import Diagnostics
package import Documents

extension ReadDocument {
  /// What is wrong with the document as a file of cases.
  ///
  /// What other readers only warn of, two languages read differently: it is refused. U+0000 is not: a
  /// case may hold any scalar.
  package var caseProblems: [Diagnostic] {
    diagnostics.filter { $0.id != "json/nul" }
      .map { problem in
        var problem = problem
        problem.severity = .error
        return problem
      }
  }
}
