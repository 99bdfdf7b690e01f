import Foundation
import TestSupport
import Testing

extension TerminalTests {
  private static let folders = ["apps/x": "", "bottle.yaml": "words: {source: en}\n"]

  @Test("bash completes verbs, options, their values and folders")
  func bash() throws {
    guard Tool.areHere([.tmux, .bash]) else { return }
    let terminal = try Terminal(holding: Self.folders)
    _ = try terminal.run("source <(bottle completions bash)")
    try complete("bottle gen", to: "bottle generate ", in: terminal)
    try complete("bottle check --col", to: "bottle check --color ", in: terminal)
    try complete("bottle check --color nev", to: "bottle check --color never ", in: terminal)
    try complete("bottle check --color=al", to: "bottle check --color=always ", in: terminal)
    try complete("bottle check --root ap", to: "bottle check --root apps/", in: terminal)
    try complete("bottle completions f", to: "bottle completions fish ", in: terminal)

    try terminal.type("bottle ")
    try terminal.press("Tab", "Tab")
    try terminal.wait(for: /\ncheck +[a-z]+/)
  }

  @Test("zsh completes the same, and says what each word means")
  func zsh() throws {
    guard Tool.areHere([.tmux, .zsh]) else { return }
    let terminal = try Terminal(.zsh, holding: Self.folders)
    _ = try terminal.run("autoload -Uz compinit && compinit -u -D")
    _ = try terminal.run("source <(bottle completions zsh)")
    try complete("bottle gen", to: "bottle generate ", in: terminal)
    try complete("bottle check --col", to: "bottle check --color=", in: terminal)
    try complete("bottle check --color nev", to: "bottle check --color never ", in: terminal)
    try complete("bottle check --color=al", to: "bottle check --color=always ", in: terminal)
    try complete("bottle check --root ap", to: "bottle check --root apps/", in: terminal)
    try complete("bottle completions f", to: "bottle completions fish ", in: terminal)
    try complete("bottle help gen", to: "bottle help generate ", in: terminal)

    try terminal.type("bottle ")
    try terminal.press("Tab")
    try terminal.wait(for: /generate +-- Write the files/)
    try terminal.press("C-u")
    try terminal.clear()
    try terminal.type("bottle generate --")
    try terminal.press("Tab")
    try terminal.wait(for: /--watch +-- Go on/)
  }

  @Test("zsh finds the same script as a file of its functions")
  func zshFile() throws {
    guard Tool.areHere([.tmux, .zsh]) else { return }
    let terminal = try Terminal(.zsh, holding: Self.folders)
    _ = try terminal.run("mkdir site && bottle completions zsh > site/_bottle")
    _ = try terminal.run("fpath=($PWD/site $fpath); autoload -Uz compinit && compinit -u -D")
    try complete("bottle gen", to: "bottle generate ", in: terminal)
    try complete("bottle l", to: "bottle lint ", in: terminal)
  }

  @Test(
    "fish completes the same",
    arguments: [
      ("bottle gen", "generate\tWrite the files that the apps need, and remove"),
      ("bottle generate --w", "--watch\tGo on, and generate again whenever an input changes"),
      ("bottle check --color n", "never"),
      ("bottle check --root ap", "apps/"),
      ("bottle completions z", "zsh"),
      ("bottle help c", "check\t"),
      ("bottle scenarios ch", "check\tSay what is wrong with the shared scenarios"),
      ("bottle scenarios run --s", "--suite\tTake this suite only"),
    ]
  )
  func fish(line: String, word: String) throws {
    guard Tool.areHere([.fish]) else { return }
    let folder = try TemporaryFolder(holding: Self.folders)
    let command = try #require(BuiltCommand.url).path
    let script = try Program.succeed([command, "completions", "fish"], in: folder).output
    try folder.write("bottle.fish", script)
    let offered = try Program.succeed(
      [Tool.fish.path ?? "", "-N", "-c", "source bottle.fish; complete -C '\(line)'"],
      in: folder,
      environment: ["HOME": folder.url.path, "XDG_CONFIG_HOME": folder.url.path]
    )
    let found = offered.output.split(separator: "\n")
    #expect(found.contains { $0.hasPrefix(word) }, "\(offered.output)\(offered.errors)")
  }

  @Test("the manual is a page that man shows and groff has nothing to say about")
  func manual() throws {
    guard Tool.areHere([.man, .groff]) else { return }
    let folder = try TemporaryFolder()
    let command = try #require(BuiltCommand.url).path
    let page = try folder.write(
      "bottle.1",
      try Program.succeed([command, "man"], in: folder).output
    )
    let groff = try Program.succeed(
      [Tool.groff.path ?? "", "-man", "-ww", "-z", "-Tutf8", page.path],
      in: folder
    )
    #expect(groff.output + groff.errors == "")
    let shown = try Program.succeed(
      [Tool.man.path ?? "", "--warnings", "-l", page.path],
      in: folder,
      environment: ["MANWIDTH": "80", "LC_ALL": "C.UTF-8", "MAN_KEEP_FORMATTING": ""]
    )
    #expect(shown.errors == "")
    #expect(shown.output.contains("bottle - keep what the web and two native apps share"))
    #expect(shown.output.contains("       --watch\n              Go on,"))
  }

  /// Types the beginning of a line, presses the tab key, and waits for what it becomes.
  private func complete(_ beginning: String, to line: String, in terminal: Terminal) throws {
    try terminal.clear()
    try terminal.type(beginning)
    try terminal.press("Tab")
    // A character that follows shows whether there is a space.
    try terminal.type("x")
    try terminal.wait(for: "> \(line)x")
    try terminal.press("C-u")
  }
}
