internal import Diagnostics

/// The reference rules with every mutant in them, one of which is chosen when a program begins.
struct MutatedSources {
  /// The variable of the environment that chooses: a number, from 1; none or 0 is no mutant.
  static let variable = "BOTTLE_MUTANT"

  /// The source files, those without mutants as they are, and one that chooses.
  let files: [SourceFile]

  /// Puts mutants, numbered in their order from 1, into the files they change.
  init(_ mutants: [Mutant], in sources: [SourceFile], choosingAt path: String) {
    let numbered = mutants.enumerated().map { (number: $0 + 1, mutant: $1) }
    let ofFile = Dictionary(grouping: numbered) { $0.mutant.path }
    files =
      sources.map { source in
        ofFile[source.path].map { Self.mutated(source, $0) } ?? source
      } + [SourceFile(path: path, bytes: Array(Self.chooser.utf8))]
  }

  private static func mutated(_ source: SourceFile, _ mutants: [(number: Int, mutant: Mutant)])
    -> SourceFile
  {
    let byTarget = Dictionary(grouping: mutants, by: \.mutant.target)
    let edits = byTarget.map { target, mutants in
      let choices = mutants.sorted { $0.number < $1.number }
        .map { "Mutant.is(\($0.number)) ? (\($0.mutant.write)) : " }
      let text = "(" + choices.joined() + "(\(mutants[0].mutant.find)))"
      return Edit(target, Array(text.utf8))
    }
    return source.applying(edits).file
  }

  /// Chosen once, so that a value which is computed once is computed by the mutant, too.
  private static let chooser = """
    import Foundation

    enum Mutant {
      private static let chosen =
        ProcessInfo.processInfo.environment["\(variable)"].flatMap { Int($0) } ?? 0

      @inline(never)
      static func `is`(_ number: Int) -> Bool { chosen == number }
    }

    """
}
