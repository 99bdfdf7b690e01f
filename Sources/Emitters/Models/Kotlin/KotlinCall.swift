/// Calls in the models' code.
enum KotlinCall {
  /// A call on one line where that fits, else an argument a line.
  ///
  /// - Parameter depth: How many blocks it is inside of.
  static func lines(_ function: String, _ arguments: [Code], depth: Int) -> Code {
    Code.call(
      "\(function)",
      arguments,
      indentation: Kotlin.indentation,
      width: KotlinDoc.width - depth * Kotlin.indentation
    )
  }

  /// The same of arguments on one line each.
  static func lines(_ function: String, _ arguments: [String], depth: Int) -> Code {
    lines(function, arguments.map { Code("\($0)") }, depth: depth)
  }
}
