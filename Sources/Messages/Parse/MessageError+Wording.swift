extension MessageError {
  /// What is wrong and why, in one sentence without a full stop.
  public var sentence: String {
    switch kind {
    case .notClosed: notClosedSentence
    case .emptyArgument: "`{}` names no argument"
    case .malformedArgument: malformedSentence
    case .missingType: "`{\(subject), …}` has a comma but no type after it"
    case .unknownType: "`\(found)` is no type of an argument"
    case .missingStyle: "`{\(subject), …, }` has a comma but no style after it"
    case .invalidNumberSkeleton:
      found.isEmpty
        ? "the number skeleton of `{\(subject)}` is empty"
        : "the number skeleton `::\(found)` has a `/` with nothing after it"
    case .missingDateTimeSkeleton: "the date skeleton of `{\(subject)}` is empty"
    case .unclosedQuoteInStyle: "an apostrophe in the style of `{\(subject)}` is never closed"
    case .missingBranches: "`{\(subject), …}` chooses between branches but has none"
    case .missingOffset: "`offset` of `{\(subject)}` is not followed by a whole number"
    case .invalidOffset: "the offset of `{\(subject)}` is larger than a number can be on the web"
    case .missingSelectSelector: "the select on `\(subject)` has no branch"
    case .missingPluralSelector:
      found == "="
        ? "`=` is not followed by a whole number" : "the plural on `\(subject)` has no branch"
    case .missingSelectText, .missingPluralText: "the branch `\(subject)` has no `{text}`"
    case .invalidPluralSelector: "`\(found)` is larger than a number can be on the web"
    case .duplicatePluralBranch: "the plural on `\(subject)` has two branches `\(found)`"
    case .duplicateSelectBranch: "the select on `\(subject)` has two branches `\(found)`"
    case .missingOther: "`{\(subject), …}` has no `other` branch"
    case .invalidTag: invalidTagSentence
    case .unmatchedClosingTag:
      subject.isEmpty
        ? "`</\(found)>` closes a tag that was never opened"
        : "the tag `<\(subject)>` is closed by `</\(found)>`"
    case .unclosedTag: "the tag `<\(subject)>` is never closed"
    case .tooDeep: "more than \(MessageParser.depthLimit) tags and branches lie within each other"
    }
  }

  /// What to write instead.
  public var help: String {
    switch kind {
    case .notClosed:
      found == "</"
        ? "close the branch before the tag, or open the tag inside the branch"
        : "add `}`, or write `'{'` if the brace is text"
    case .emptyArgument: "write a name as in `{name}`, or `'{}'` if the braces are text"
    case .malformedArgument:
      "names are made of letters, digits and `_`; write `'{'` if the brace is text"
    case .missingType, .unknownType:
      "write `number`, `date`, `time`, `plural`, `selectordinal` or `select`"
    case .missingStyle: "write a style, or leave out the comma"
    case .invalidNumberSkeleton: "write tokens, such as `::currency/EUR .00`"
    case .missingDateTimeSkeleton: "write fields, such as `::yMMMd`"
    case .unclosedQuoteInStyle: "add the closing apostrophe, or write `''` for one that is text"
    case .missingBranches, .missingSelectSelector, .missingPluralSelector, .missingOther:
      "add `other {…}`"
    case .missingOffset, .invalidOffset: "write `offset:1`"
    case .missingSelectText, .missingPluralText: "write `\(subject) {…}`"
    case .invalidPluralSelector: "write a number below 9007199254740992"
    case .duplicatePluralBranch, .duplicateSelectBranch: "leave one of them out"
    case .invalidTag: "a tag is `<name>…</name>`, without attributes; write `'<'` if it is text"
    case .unmatchedClosingTag:
      subject.isEmpty
        ? "open it with `<\(found.isEmpty ? "name" : found)>`, or write `'<'` if it is text"
        : "write `</\(subject)>`"
    case .unclosedTag: "add `</\(subject)>`, or write `'<'` if it is text"
    case .tooDeep: "say it in several messages"
    }
  }

  private var notClosedSentence: String {
    switch found {
    case "": "`{` is never closed"
    case "</": "a tag is closed inside the branch `\(subject)`, which is still open"
    default: "`\(found)` stands where `{\(subject)` should be closed"
    }
  }

  private var malformedSentence: String {
    if found.isEmpty { return "`{` is not followed by the name of an argument" }
    if subject.isEmpty { return "`\(found)` cannot begin the name of an argument" }
    return "`\(found)` cannot follow the name in `{\(subject)`"
  }

  private var invalidTagSentence: String {
    found.isEmpty
      ? "the tag `<\(subject)` is not finished" : "`\(found)` cannot stand in the tag `<\(subject)`"
  }
}
