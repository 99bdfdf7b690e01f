package import Diagnostics

/// Reads a file of a form that is known, and keeps all that is wrong with it.
package protocol NodeReader {
  /// The file.
  var file: SourceFile { get }
  /// What is wrong, in the order it was found.
  var problems: [Diagnostic] { get set }
}
