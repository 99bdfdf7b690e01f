public import Diagnostics

extension Text {
  /// The text for a message to people, on one line and cut after some forty bytes.
  public var shown: String {
    let most = 40
    let head = Text(bytes.prefix(most)).string
    let line = String(head.map { $0.isNewline ? " " : $0 })
    return bytes.count > most ? line.filter { $0 != "\u{FFFD}" } + "…" : line
  }
}
