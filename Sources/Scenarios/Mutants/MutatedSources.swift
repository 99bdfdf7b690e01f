internal import Diagnostics

/// The reference rules with every mutant in them, one of which is chosen when a program begins.
struct MutatedSources {
  /// The files that mutants change.
  let mutated: [MutatedFile]
  /// All source files: the mutated, those without mutants, and those that choose, one a module.
  let files: [SourceFile]

  /// Puts mutants, numbered in their order from 1, into the files they change.
  init(_ mutants: [Mutant], in sources: [SourceFile], choosingAt paths: [String]) {
    let numbered = mutants.enumerated().map { (number: $0 + 1, mutant: $1) }
    let ofFile = Dictionary(grouping: numbered) { $0.mutant.path }
    mutated = sources.compactMap { source in
      ofFile[source.path].map { MutatedFile(source, $0) }
    }
    files =
      mutated.map(\.file) + sources.filter { ofFile[$0.path] == nil }
      + paths.map { SourceFile(path: $0, bytes: Array(Self.chooser.utf8)) }
  }

  /// Chosen once, so that a value which is computed once is computed by the mutant, too.
  private static let chooser = """
    #if canImport(FoundationEssentials)
      import FoundationEssentials
    #else
      import Foundation
    #endif

    enum Mutant {
      private static let chosen =
        ProcessInfo.processInfo.environment["\(MutantPackage.variable)"].flatMap { Int($0) } ?? 0

      @inline(never)
      static func `is`(_ number: Int) -> Bool { chosen == number }
    }

    """
}
