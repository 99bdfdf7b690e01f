/// Writes the type of texts with tags.
struct SwiftRuns {
  let scope: SwiftScope

  /// Writes the type.
  func write(to code: inout CodeWriter) {
    code.lines(
      """

      /// A text with tags: runs of text, each with the tags around it.
      public struct \(scope.textType): Hashable, Sendable, CustomStringConvertible {
        /// The runs in order. A tag around nothing is a run without text.
        public var runs: [Run]

        /// A piece of text under the same tags.
        public struct Run: Hashable, Sendable {
          /// The text.
          public var text: String
          /// The names of the tags around it, outermost first.
          public var tags: [String]

          /// Makes a run.
          public init(text: String, tags: [String] = []) {
            self.text = text
            self.tags = tags
          }
        }

        /// Makes a text of runs.
        public init(runs: [Run]) {
          self.runs = runs
        }

        /// The text without its tags.
        public var description: String { runs.map(\\.text).joined() }

        /// The text with attributes for its tags; those of inner tags win.
        public func attributed(
          _ attributes: (_ tag: String) -> AttributeContainer
        ) -> AttributedString {
          runs.reduce(into: AttributedString()) { whole, run in
            var text = AttributedString(run.text)
            for tag in run.tags { text.mergeAttributes(attributes(tag)) }
            whole += text
          }
        }
      }

      extension \(scope.textType) {
        /// What stands for a value until the tags are found. Stored texts write `&` as an entity, so
        /// none of their own looks like it.
        static func _mark(_ index: Int) -> String {
          "&\\(index);"
        }

        /// Splits a stored text at its tags, then puts the values in.
        init(_stored stored: String, values: [String]) {
          var runs: [Run] = []
          var open: [(name: String, isEmpty: Bool)] = []
          var text = ""
          func endRun(always: Bool = false) {
            guard always || !text.isEmpty else { return }
            runs.append(Run(text: text, tags: open.map(\\.name)))
            for index in open.indices { open[index].isEmpty = false }
            text = ""
          }
          var rest = stored.unicodeScalars[...]
          func take(until end: Unicode.Scalar) -> String {
            let taken = rest.prefix { $0 != end }
            rest = rest.dropFirst(taken.count + 1)
            return String(String.UnicodeScalarView(taken))
          }
          while let scalar = rest.popFirst() {
            switch scalar {
            case "<":
              let tag = take(until: ">")
              if tag.hasPrefix("/") {
                endRun(always: open.last?.isEmpty ?? false)
                _ = open.popLast()
              } else {
                endRun()
                open.append((tag, true))
              }
            case "&":
              let entity = take(until: ";")
              text += Int(entity).map { values[$0] } ?? (entity == "lt" ? "<" : "&")
            default:
              text.unicodeScalars.append(scalar)
            }
          }
          endRun()
          self.init(runs: runs)
        }
      }
      """
    )
  }
}
