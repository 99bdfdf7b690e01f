@testable import Command
import Testing

@Suite("The command line")
struct InvocationTests {
  private static let verbs =
    "the verbs are " + CommandTable.bottle.verbs.map { "`\($0.name)`" }.joined(separator: ", ")

  private func parse(_ line: String) throws -> Invocation {
    try Invocation.parse(line.split(separator: " ").map(String.init), by: .bottle)
  }

  @Test(
    "the verb, and the options in all their spellings",
    arguments: [
      ("check", "check", [:]),
      ("check --root web", "check", ["--root": "web"]),
      ("check --root=web", "check", ["--root": "web"]),
      ("--root=a=b check", "check", ["--root": "a=b"]),
      ("--root= check", "check", ["--root": ""]),
      ("--root a check --root b", "check", ["--root": "b"]),
      ("check --root --color", "check", ["--root": "--color"]),
      ("generate --force --color never", "generate", ["--force": "", "--color": "never"]),
      ("--force generate", "generate", ["--force": ""]),
      ("check --", "check", [:]),
      ("-- check", "check", [:]),
      ("lint -h", "lint", ["--help": ""]),
      ("help lint", "lint", ["--help": ""]),
      ("help", nil, ["--help": ""]),
      ("--version", nil, ["--version": ""]),
      ("", nil, [:]),
    ] as [(String, String?, [String: String])]
  )
  func understood(line: String, verb: String?, values: [String: String]) throws {
    let invocation = try parse(line)
    #expect(invocation.verb?.name == verb)
    #expect(invocation.values == values)
  }

  @Test("a verb's argument may stand before or after options, and help needs none")
  func argument() throws {
    #expect(try parse("completions --color never zsh").argument == "zsh")
    #expect(try parse("completions zsh --color never").argument == "zsh")
    #expect(try parse("completions --help").argument == nil)
    #expect(try parse("help completions").argument == nil)
  }

  @Test(
    "what makes no sense, and what was meant",
    arguments: [
      ("chekc", "there is no verb `chekc`", "did you mean `check`?"),
      ("deploy", "there is no verb `deploy`", Self.verbs),
      ("-- --root", "there is no verb `--root`", Self.verbs),
      ("check now", "`check` takes no argument, but was given `now`", nil),
      ("completions bsh", "`completions` cannot be `bsh`", "did you mean `bash`?"),
      (
        "completions cmd", "`completions` cannot be `cmd`", "it can be `bash`, `zsh`, `fish`"
      ),
      ("completions", "`completions` needs an argument", "bottle completions bash"),
      (
        "completions zsh fish", "`completions` takes one argument, but was given `fish` too", nil
      ),
      ("check -", "`check` takes no argument, but was given `-`", nil),
      ("check --rot x", "`check` has no option `--rot`", "did you mean `--root`?"),
      (
        "check --force", "`check` has no option `--force`",
        "`generate` has it: bottle generate --force"
      ),
      (
        "--force check", "`check` has no option `--force`",
        "`generate` has it: bottle generate --force"
      ),
      ("--watch", "`--watch` needs a verb before it", "bottle generate --watch"),
      ("gen", "there is no verb `gen`", "did you mean `generate`?"),
      ("c", "there is no verb `c`", Self.verbs),
      ("generate --dry", "`generate` has no option `--dry`", "did you mean `--dry-run`?"),
      ("check --color=al", "`--color` cannot be `al`", "did you mean `always`?"),
      ("--forse generate", "there is no option `--forse`", "did you mean `--force`?"),
      ("check -x", "`check` has no option `-x`", "bottle check --help"),
      ("generate --force=yes", "`--force` takes no value, but was given `yes`", nil),
      ("check --root", "`--root` needs a value", "--root DIR"),
      ("check --color", "`--color` needs a value", "--color WHEN"),
      ("check --color=alway", "`--color` cannot be `alway`", "did you mean `always`?"),
      ("check --only colors", "`--only` cannot be `colors`", "did you mean `colours`?"),
      (
        "check --format xml", "`--format` cannot be `xml`",
        "it can be `text`, `github`, `json`, `sarif`"
      ),
      ("check --format jsn", "`--format` cannot be `jsn`", "did you mean `json`?"),
      ("--verbose lint --quiet", "`--quiet` and `--verbose` cannot both be given", nil),
      ("generate --watch --dry-run", "`--watch` and `--dry-run` cannot both be given", nil),
      ("check --color=", "`--color` cannot be ``", "it can be `auto`, `always`, `never`"),
    ] as [(String, String, String?)]
  )
  func mistaken(line: String, message: String, help: String?) throws {
    let error = try #require(throws: UsageError.self) { try parse(line) }
    #expect(error == UsageError(message: message, help: help))
  }
}
