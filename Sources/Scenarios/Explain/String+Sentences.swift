extension String {
  /// A member's key as words: `emptiesOwed` is `empties owed`; an id stays as it is.
  var asWords: String {
    guard unicodeScalars.first?.properties.isLowercase == true else { return self }
    var words = ""
    for scalar in unicodeScalars {
      if scalar.properties.isUppercase {
        words += " " + scalar.properties.lowercaseMapping
      } else {
        words.unicodeScalars.append(scalar)
      }
    }
    return words
  }

  /// A clause as a sentence.
  var asSentence: String {
    let isEnded = [".", "!", "?"].contains { hasSuffix($0) }
    return prefix(1).uppercased() + dropFirst() + (isEnded || isEmpty ? "" : ".")
  }

  /// Whether a text is read as it is meant without quotes around it.
  var isPlain: Bool {
    !isEmpty
      && unicodeScalars.allSatisfy { scalar in
        !scalar.properties.isWhitespace && scalar.value >= 0x20 && scalar != "," && scalar != "("
          && scalar != ")" && scalar != "\""
      }
  }
}
