internal import Diagnostics
internal import Documents

extension YAMLComposer {
  /// Remembers a node if it has an anchor.
  ///
  /// An alias may use it anywhere, so what is wrong with it concerns the whole file.
  mutating func anchor(
    _ properties: YAMLEvent.Properties,
    _ anchored: Anchored,
    problemsFrom firstProblem: Int
  ) {
    guard let name = properties.anchor else { return }
    if rules == .portable { valueProblems.append(anchorProblem(name, at: anchored.node.span)) }
    anchors[name] = anchored
    for index in valueProblems.indices[firstProblem...] {
      valueProblems[index].concerns = [Span(0, file.bytes.count)]
    }
  }

  /// The node that an alias stands for.
  mutating func aliased(_ name: String, at span: Span, depth: Int) throws(Stop) -> DocumentNode {
    guard let anchored = anchors[name] else {
      valueProblems.append(unknownAlias(name, at: span))
      return DocumentNode(.null, span)
    }
    if rules == .portable { valueProblems.append(aliasProblem(name, at: span)) }
    aliasedCount += anchored.count
    if aliasedCount > Anchored.mostAliased { throw Stop(aliasExpansion(name, at: span)) }
    if depth + anchored.height > DocumentNode.deepest { throw Stop(tooDeep(at: span)) }
    nodeCount += anchored.count - 1
    deepestSeen = max(deepestSeen, depth + anchored.height)
    return anchored.node
  }

  /// Reads a key; nil if it is none that can be read, which is then noted in `problems`.
  mutating func key(
    _ step: Step,
    depth: Int,
    _ problems: inout [Diagnostic]
  ) throws(Stop) -> DocumentText? {
    guard case .scalar(let scalar, let properties) = step.kind else {
      let key = try node(step, depth: depth)
      problems.append(complexKey(key, at: Span(step.span.start, step.end(of: key))))
      return nil
    }
    let text = documentText(scalar, properties, at: step.span)
    checkPresence(of: properties.tag, at: step.span)
    let node = DocumentNode(.string(text), step.span)
    anchor(
      properties,
      Anchored(node: node, count: 1, height: 0),
      problemsFrom: valueProblems.count
    )
    if scalar.style == .plain {
      if text.text == "<<" {
        problems.append(mergeKey(at: text.span))
        return nil
      }
      checkAmbiguity(of: text)
    }
    return text
  }

  /// The problems of keys that an object has more than once.
  mutating func repeatedKeys(of members: [DocumentNode.Member]) -> [ReadDocument.ValueProblem] {
    var problems = duplicateKeys.problems(in: members, of: file, id: "yaml/duplicate-key")
    if rules == .portable {
      for index in problems.indices { problems[index].diagnostic.severity = .error }
    }
    return problems
  }
}
