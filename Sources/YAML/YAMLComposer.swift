internal import Diagnostics
internal import Documents

/// Makes a tree of the steps that libyaml takes through a file.
struct YAMLComposer: ~Copyable {
  /// Unwinds the composer, and goes no further: the problem that ends the file.
  struct Stop: Error {
    let problem: Diagnostic

    init(_ problem: Diagnostic) {
      self.problem = problem
    }
  }

  let file: SourceFile
  let rules: YAMLRules
  var valueProblems: [ReadDocument.ValueProblem] = []
  var anchors: [String: Anchored] = [:]
  /// How many nodes there are so far, those that aliases add included.
  var nodeCount = 0
  /// How many nodes aliases added so far.
  var aliasedCount = 0
  /// How many objects and arrays are around the deepest node of the part that is being read.
  var deepestSeen = 0
  var duplicateKeys = DuplicateKeys()
  private var parser: LibYAMLParser
  private var offsets: CharacterOffsets

  private init(file: SourceFile, rules: YAMLRules, parser: consuming LibYAMLParser) {
    self.file = file
    self.rules = rules
    self.parser = parser
    offsets = CharacterOffsets(file.bytes)
  }

  /// Reads a file that is in UTF-8.
  static func compose(_ file: SourceFile, by rules: YAMLRules) -> ReadDocument {
    guard let parser = LibYAMLParser(file.bytes) else {
      let problem = Diagnostic(
        "yaml/syntax",
        .error,
        at: Place(path: file.path),
        "there is not enough memory to read the file"
      )
      return ReadDocument(root: nil, fileProblems: [problem])
    }
    var composer = YAMLComposer(file: file, rules: rules, parser: parser)
    return composer.document()
  }

  private mutating func document() -> ReadDocument {
    do throws(Stop) {
      _ = try next()
      let first = try next()
      if case .streamEnd = first.kind {
        let end = file.bytes.count
        return ReadDocument(root: DocumentNode(.null, Span(end, end)))
      }
      let root = try node(try next(), depth: 0)
      _ = try next()
      let second = try next()
      var problems: [Diagnostic] = []
      if case .documentStart = second.kind { problems.append(secondDocument(at: second.span)) }
      return ReadDocument(root: root, fileProblems: problems, valueProblems: valueProblems)
    } catch {
      return ReadDocument(
        root: nil,
        fileProblems: [error.problem],
        valueProblems: valueProblems
      )
    }
  }

  /// A step of libyaml with the bytes it is about.
  struct Step {
    var kind: YAMLEvent.Kind
    var span: Span

    /// Where what is read from it ends; what an alias stands for is elsewhere.
    func end(of node: DocumentNode) -> Int {
      if case .alias = kind { span.end } else { node.span.end }
    }
  }

  mutating func next() throws(Stop) -> Step {
    do throws(LibYAMLFailure) {
      let event = try parser.next()
      let start = offsets.byteOffset(of: event.start)
      return Step(kind: event.kind, span: Span(start, offsets.byteOffset(of: event.end)))
    } catch {
      throw Stop(syntaxProblem(error))
    }
  }

  /// The bytes of the character that libyaml marks; none at the end of the file.
  mutating func span(of mark: LibYAMLFailure.Mark) -> Span {
    let start =
      switch mark {
      case .character(let index): offsets.byteOffset(of: index)
      case .byte(let index): min(index, file.bytes.count)
      }
    if start == file.bytes.count { return Span(start, start) }
    return Span(start, start + (UTF8Sequence.length(at: start, in: file.bytes) ?? 1))
  }

  /// Reads the node that begins with a step, `depth` objects and arrays around it.
  mutating func node(_ step: Step, depth: Int) throws(Stop) -> DocumentNode {
    nodeCount += 1
    deepestSeen = max(deepestSeen, depth)
    switch step.kind {
    case .alias(let anchor): return try aliased(anchor, at: step.span, depth: depth)
    case .scalar(let scalar, let properties):
      let before = valueProblems.count
      let node = value(of: scalar, properties, at: step.span)
      anchor(properties, Anchored(node: node, count: 1, height: 0), problemsFrom: before)
      return node
    case .sequenceStart(let isFlow, let properties):
      return try collection(properties, at: step.span, depth: depth) { composer throws(Stop) in
        try composer.array(from: step.span, isFlow: isFlow, depth: depth + 1)
      }
    case .mappingStart(let isFlow, let properties):
      return try collection(properties, at: step.span, depth: depth) { composer throws(Stop) in
        try composer.object(from: step.span, isFlow: isFlow, depth: depth + 1)
      }
    case .streamStart, .streamEnd, .documentStart, .documentEnd, .sequenceEnd, .mappingEnd:
      // libyaml never begins a node so.
      return DocumentNode(.null, step.span)
    }
  }

  /// Reads an array or an object, and remembers it if it has an anchor.
  private mutating func collection(
    _ properties: YAMLEvent.Properties,
    at start: Span,
    depth: Int,
    _ read: (inout YAMLComposer) throws(Stop) -> DocumentNode
  ) throws(Stop) -> DocumentNode {
    guard depth < DocumentNode.deepest else { throw Stop(tooDeep(at: start)) }
    let (problemsBefore, countBefore) = (valueProblems.count, nodeCount)
    let deepestBefore = deepestSeen
    deepestSeen = depth
    let node = try read(&self)
    checkTag(properties.tag, of: node)
    let anchored = Anchored(
      node: node,
      count: nodeCount - countBefore + 1,
      height: deepestSeen - depth
    )
    deepestSeen = max(deepestSeen, deepestBefore)
    anchor(properties, anchored, problemsFrom: problemsBefore)
    return node
  }

  private mutating func array(
    from start: Span,
    isFlow: Bool,
    depth: Int
  ) throws(Stop) -> DocumentNode {
    var elements: [DocumentNode] = []
    var end = start.end
    while true {
      let step = try next()
      if case .sequenceEnd = step.kind {
        let span = Span(start.start, isFlow ? step.span.end : end)
        return DocumentNode(.array(elements), span)
      }
      let element = try node(step, depth: depth)
      end = max(end, step.end(of: element))
      elements.append(element)
    }
  }

  private mutating func object(
    from start: Span,
    isFlow: Bool,
    depth: Int
  ) throws(Stop) -> DocumentNode {
    var members: [DocumentNode.Member] = []
    var end = start.end
    var keyProblems: [Diagnostic] = []
    while true {
      let keyStep = try next()
      if case .mappingEnd = keyStep.kind {
        let span = Span(start.start, isFlow ? keyStep.span.end : end)
        valueProblems += keyProblems.map { ReadDocument.ValueProblem($0, concerns: [span]) }
        valueProblems += repeatedKeys(of: members)
        return DocumentNode(.object(members), span)
      }
      let key = try key(keyStep, depth: depth, &keyProblems)
      let valueStep = try next()
      let value = try node(valueStep, depth: depth)
      end = max(end, keyStep.span.end, valueStep.end(of: value))
      if let key { members.append(DocumentNode.Member(key: key, value: value)) }
    }
  }
}
