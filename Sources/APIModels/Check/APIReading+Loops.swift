internal import Diagnostics

extension APIReading {
  /// Tells schemas that hold themselves directly: their values would have no end.
  ///
  /// Depth first with a stack of its own: a chain may be as long as the file.
  mutating func checkLoops() {
    var states = Array(repeating: VisitState.unseen, count: schemas.count)
    for start in schemas.indices where states[start] == .unseen {
      var stack = [Visit(start, held(by: start))]
      states[start] = .open(depth: 0)
      while let visit = stack.last {
        guard visit.next < visit.held.count else {
          states[visit.schema] = .done
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        let held = visit.held[visit.next]
        switch states[held.schema] {
        case .done: continue
        case .open(let depth):
          loop(through: stack[depth...].map(\.schema).prefix(4), stack.count - depth, held.span)
        case .unseen:
          states[held.schema] = .open(depth: stack.count)
          stack.append(Visit(held.schema, self.held(by: held.schema)))
        }
      }
    }
  }

  private enum VisitState: Equatable {
    case unseen
    case open(depth: Int)
    case done
  }

  /// A schema on the way, and how far through what it holds we are.
  private struct Visit {
    let schema: Int
    let held: [(schema: Int, span: Span)]
    var next = 0

    init(_ schema: Int, _ held: [(schema: Int, span: Span)]) {
      self.schema = schema
      self.held = held
    }
  }

  /// The schemas that each value of one may hold directly, with the places that say so.
  private func held(by index: Int) -> [(schema: Int, span: Span)] {
    switch schemas[index].kind {
    case .object(let object):
      object.properties.compactMap { property in
        if case .reference(let reference) = property.type {
          (reference.index, property.span)
        } else {
          nil
        }
      }
    case .union(let union):
      union.branches.map { ($0.schema.index, schemas[index].span) }
    case .scalar, .words, nil: []
    }
  }

  private mutating func loop(through first: ArraySlice<Int>, _ length: Int, _ span: Span) {
    var names = first.map { "`\(schemas[$0].name)`" }
    if length > names.count { names.append("\(length - names.count) more") }
    let last = names.popLast() ?? ""
    report(
      "models/reference-loop",
      span,
      length == 1
        ? "\(last) holds itself, so no value of it has an end"
        : "\(names.joined(separator: ", ")) and \(last) hold one another, so no value has an end",
      help: "put an array or a map between:\ntype: array\nitems:\n"
        + "  $ref: '#/components/schemas/\(first.first.map { schemas[$0].name } ?? "Name")'"
    )
  }
}
