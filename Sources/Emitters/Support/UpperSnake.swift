/// Names of constants: `notAtHome` is `NOT_AT_HOME`.
enum UpperSnake {
  /// The name of a word: cut before the capital of `aB` and the last one of `ABc`, what no name can
  /// hold as `_`, a leading digit after one.
  static func name(_ word: String) -> String {
    let scalars = Array(word.unicodeScalars)
    var name = ""
    for (index, scalar) in scalars.enumerated() {
      guard scalar.properties.isXIDContinue else {
        name += "_"
        continue
      }
      if index > 0, scalar.properties.isUppercase {
        let previous = scalars[index - 1].properties
        let next = index + 1 < scalars.count ? scalars[index + 1].properties : nil
        if previous.isLowercase || (previous.isUppercase && next?.isLowercase == true) {
          name += "_"
        }
      }
      name += scalar.properties.uppercaseMapping
    }
    if name.utf8.allSatisfy({ $0 == UInt8(ascii: "_") }) { return "WORD" + name }
    let first = name.unicodeScalars.first
    return first?.properties.isXIDStart == true || first == "_" ? name : "_" + name
  }
}
