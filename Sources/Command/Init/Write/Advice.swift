/// What somebody has to add to a project by hand, in pieces that can be pasted.
struct Advice {
  /// The pieces, in the order in which they are of use.
  let sections: [Section]

  /// One piece.
  struct Section {
    /// Where it goes.
    let title: String
    /// What is to be known, in sentences.
    var notes: [String] = []
    /// What can be pasted, line by line.
    var paste: [String] = []
  }

  init(_ findings: Findings) {
    let repository = [
      Self.attributes(findings), Self.ignored(findings), Self.layout(findings),
      Self.scripts(findings), Self.service(findings), Self.hooks(findings),
    ]
    sections = (repository + Self.android(findings) + Self.apple(findings)).compactMap(\.self)
  }
}
