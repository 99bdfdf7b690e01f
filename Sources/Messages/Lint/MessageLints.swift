public import Diagnostics

/// What can be said against a message without knowing its locale or its key.
public enum MessageLints {
  /// The findings in `message`, in the order of their places in `text`, which it was read from.
  public static func check(_ message: Message, text: Text) -> [MessageFinding] {
    var walk = LintWalk(text)
    walk.check(message.elements, in: Surroundings())
    guard walk.findings.count > 1 else { return walk.findings }
    return walk.findings.sorted { $0.span.start < $1.span.start }
  }
}
