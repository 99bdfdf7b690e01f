internal import Diagnostics

/// A source file with mutants in it.
struct MutatedFile {
  /// The file.
  let file: SourceFile
  /// Where in it each mutant's own expression stands.
  private let written: [(span: Span, mutant: Mutant)]

  /// Puts mutants, each with its number, in the place of the expressions they change.
  init(_ source: SourceFile, _ mutants: [(number: Int, mutant: Mutant)]) {
    let byTarget = Dictionary(grouping: mutants, by: \.mutant.target)
      .sorted { $0.key.start < $1.key.start }
    var bytes: [UInt8] = []
    var written: [(span: Span, mutant: Mutant)] = []
    var end = 0
    for (target, mutants) in byTarget {
      bytes += source.bytes[end..<target.start]
      bytes.append(UInt8(ascii: "("))
      for (number, mutant) in mutants.sorted(by: { $0.number < $1.number }) {
        bytes += "Mutant.is(\(number)) ? (".utf8
        let start = bytes.count
        bytes += mutant.write.utf8
        written.append((Span(start, bytes.count), mutant))
        bytes += ") : ".utf8
      }
      bytes += "(".utf8 + source.bytes(at: target) + "))".utf8
      end = target.end
    }
    bytes += source.bytes[end...]
    file = SourceFile(path: source.path, bytes: bytes)
    self.written = written
  }

  /// The mutant that the compiler means where it names a place; nil where that is none's.
  ///
  /// It often names a place beside the expression: then the nearest one on the line is meant.
  func mutant(at line: Int, _ column: Int) -> Mutant? {
    let lines = LineIndex(file.bytes)
    let onLine = written.filter { span, _ in
      let (start, end) = (lines.position(of: span.start), lines.position(of: span.end))
      return (start.line...end.line).contains(line)
    }
    let distance = { (span: Span) in
      abs(lines.position(of: span.start).column - column)
    }
    return onLine.min { distance($0.span) < distance($1.span) }?.mutant
  }
}
