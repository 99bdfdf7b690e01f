extension Verb {
  /// Prints the manual page.
  static let man = Verb(
    name: "man",
    summary: "Print the manual page.",
    details: "Prints all that help tells, as a page for man in the language of roff.",
    examples: [
      Example(command: "bottle man | man -l -", purpose: "To read it."),
      Example(
        command: "bottle man > ~/.local/share/man/man1/bottle.1",
        purpose: "So that `man bottle` finds it."
      ),
    ],
    run: { session in
      try session.console.output(ManualPage(of: session.table, version: Command.version).roff)
      return .success
    }
  )
}
