public import DriverModels

/// A failure that is really the API's own and not a proxy's or a hotel's (O10).
public struct OurProblem: Hashable, Sendable {
  /// What went wrong, in the API's word; nil if only its `type` says that it is ours.
  public let code: ProblemCode?

  /// The problem that an answer tells; nil if the answer is not ours.
  ///
  /// - Parameter server: the server that was asked, where our types are, too.
  public init?(_ answer: WireAnswer, from server: ServerOrigin) {
    let label = answer.value(of: "Content-Type") ?? ""
    let media = label.utf8.prefix { $0 != 0x3B }
    let name = String(decoding: media, as: UTF8.self).withoutBlanksAtItsEnds.asciiLowercased
    guard name == "application/problem+json", let body = AnswerBody(of: answer) else { return nil }
    let code = body.text("code")
    guard code != nil || body.text("type").map(server.holds) == true else { return nil }
    self.code = code.map { ProblemCode($0) }
  }
}
