extension Verb {
  /// Prints what a shell needs to complete command lines.
  static let completions = Verb(
    name: "completions",
    summary: "Print what a shell needs to complete command lines of bottle.",
    details: """
      In bash and zsh, read it where the shell starts; in zsh after compinit. In fish, put it into \
      ~/.config/fish/completions/bottle.fish.
      """,
    argument: Argument(
      name: "SHELL",
      help: "The shell: bash, zsh or fish.",
      words: { Shell.allCases.map(\.rawValue) },
      isOptional: false
    ),
    examples: [
      Example(
        command: "source <(bottle completions bash)",
        purpose: "In ~/.bashrc; the same in ~/.zshrc with zsh in place of bash."
      ),
      Example(
        command: "bottle completions fish > ~/.config/fish/completions/bottle.fish",
        purpose: "Once, for fish."
      ),
    ],
    run: { session in
      if let shell = session.invocation.argument.flatMap(Shell.init(rawValue:)) {
        try session.console.output(shell.completions(of: session.table))
      }
      return .success
    }
  )
}
