/// Writes how values come into texts.
struct SwiftTexts {
  let scope: SwiftScope
  let needs: SwiftNeeds

  /// Writes what the catalogue's keys need of it.
  func write(to code: inout CodeWriter) {
    if needs.counts { writeCounts(to: &code) }
    if needs.fills { writeFill(to: &code) }
    if needs.formats || needs.richFormats { writeValue(to: &code) }
    if needs.formats { writeFormat(to: &code) }
    if needs.richTexts { writeRichText(to: &code) }
    if needs.richFills { writeRichFill(to: &code) }
    if needs.richFormats { writeRichFormat(to: &code) }
  }

  private func writeCounts(to code: inout CodeWriter) {
    code.lines(
      """

      extension \(scope.wordsType) {
        /// A count, as the platform prints it in a plural.
        func count(_ count: Int) -> String {
          String(format: "%lld", locale: locale, arguments: [count])
        }
      }
      """
    )
  }

  private func writeFill(to code: inout CodeWriter) {
    code.lines(
      """

      extension \(scope.wordsType) {
        func fill(_ key: String, _ values: String...) -> String {
          Self.fill(text(key), values)
        }

        /// A stored text with values in the place of `%@`, `%2$@` and `%1$lld`, in one pass.
        ///
        /// `String(format:)` prints the wrong value where a text leaves out an earlier one.
        static func fill(_ stored: String, _ values: [String]) -> String {
          var text = ""
          var rest = stored.unicodeScalars[...]
          while let scalar = rest.popFirst() {
            guard scalar == "%" else {
              text.unicodeScalars.append(scalar)
              continue
            }
            if rest.first == "%" {
              text.unicodeScalars.append(rest.removeFirst())
              continue
            }
            let digits = rest.prefix { ("0"..."9").contains($0) }
            rest = rest.dropFirst(digits.isEmpty ? 0 : digits.count + 1)
            rest = rest.drop { $0 == "l" }.dropFirst()
            text += values[(Int(Substring(digits)) ?? 1) - 1]
          }
          return text
        }
      }
      """
    )
  }

  private func writeValue(to code: inout CodeWriter) {
    code.lines(
      """

      extension \(scope.wordsType) {
        /// What goes into a text: one that is printed as it is, or a count that picks the plural.
        enum Value {
          case text(String)
          case count(Int)
        }
      }
      """
    )
  }

  private func writeFormat(to code: inout CodeWriter) {
    code.lines(
      """

      extension \(scope.wordsType) {
        func format(_ key: String, _ values: Value...) -> String {
          let arguments = values.map { value -> any CVarArg in
            switch value {
            case .text(let text): NSString(string: text)
            case .count(let count): count
            }
          }
          return catalog.format(key, language, locale, arguments)
        }
      }
      """
    )
  }

  private func writeRichText(to code: inout CodeWriter) {
    code.lines(
      """

      extension \(scope.wordsType) {
        func richText(_ key: String) -> \(scope.textType) {
          \(scope.textType)(_stored: text(key), values: [])
        }
      }
      """
    )
  }

  private func writeRichFill(to code: inout CodeWriter) {
    code.lines(
      """

      extension \(scope.wordsType) {
        /// Tags are found before values go in, so that a `<` in a value is no tag: marks stand for
        /// the values until then.
        func richFill(_ key: String, _ values: String...) -> \(scope.textType) {
          let marks = values.indices.map { \(scope.textType)._mark($0) }
          return \(scope.textType)(_stored: Self.fill(text(key), marks), values: values)
        }
      }
      """
    )
  }

  private func writeRichFormat(to code: inout CodeWriter) {
    code.lines(
      """

      extension \(scope.wordsType) {
        /// As `richFill`, where the platform picks the plural.
        func richFormat(_ key: String, _ values: Value...) -> \(scope.textType) {
          var texts: [String] = []
          let arguments = values.map { value -> any CVarArg in
            switch value {
            case .text(let text):
              texts.append(text)
              return NSString(string: \(scope.textType)._mark(texts.count - 1))
            case .count(let count):
              return count
            }
          }
          let stored = catalog.format(key, language, locale, arguments)
          return \(scope.textType)(_stored: stored, values: texts)
        }
      }
      """
    )
  }
}
