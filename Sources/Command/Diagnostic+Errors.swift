internal import Diagnostics

extension Sequence<Diagnostic> {
  /// Whether any of them stops the outputs.
  var hasErrors: Bool { contains { $0.severity == .error } }
}
