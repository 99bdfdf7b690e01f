/// The arguments of a function one after the other, where whitespace only separates.
struct Arguments {
  /// The function, for a problem at its end.
  let function: ComponentValue
  private var rest: ArraySlice<ComponentValue>

  init(of function: ComponentValue, _ contents: [ComponentValue]) {
    self.function = function
    rest = contents.withoutWhitespace[...]
  }

  /// The value that comes next.
  var next: ComponentValue? { rest.first }

  /// What comes next or, at the end, the function itself: the place of a problem.
  var place: ComponentValue { rest.first ?? function }

  mutating func take() -> ComponentValue? { rest.popFirst() }

  /// Takes a comma, if one comes next.
  mutating func takeComma() -> Bool {
    guard rest.first?.kind == .comma else { return false }
    rest.removeFirst()
    return true
  }

  /// Takes a slash, if one comes next.
  mutating func takeSlash() -> Bool {
    guard rest.first?.isDelim("/") == true else { return false }
    rest.removeFirst()
    return true
  }

  /// Takes the identifier `word`, given in lower case, if it comes next.
  mutating func take(_ word: String) -> Bool {
    guard rest.first?.isIdentifier(word) == true else { return false }
    rest.removeFirst()
    return true
  }
}

extension [ComponentValue] {
  /// What stands between the commas; one empty part for an empty list.
  var separatedByCommas: [ArraySlice<ComponentValue>] {
    split(omittingEmptySubsequences: false) { $0.kind == .comma }
  }
}

extension Collection {
  /// The only element; nil if there are more, or none.
  var only: Element? {
    count == 1 ? first : nil
  }
}
