@testable import Command
import Testing

@Suite("Help")
struct HelpPageTests {
  @Test("the overall page is laid out from the table")
  func overall() {
    #expect(
      HelpPage(of: .bottle, width: 80).text == """
        Keep what the web and two native apps share written once.

        Usage:
          bottle VERB [options]

        Verbs:
          init         Write a bottle.yaml for a project, and say what else to add to
                       it.
          generate     Write the files that the apps need, and remove those they no
                       longer need.
          check        Say whether the generated files are up to date; write nothing.
          lint         Say all that is wrong, or probably wrong, with the sources.
          scenarios    Check the shared scenarios, and judge an app's rules by them.
          stand-in     Serve the stand-in API on this machine, for apps and browsers to
                       call.
          explain      Tell more about a problem that check or lint names.
          completions  Print what a shell needs to complete command lines of bottle.
          man          Print the manual page.

        Options:
          --root DIR    The project's folder. Without it, the nearest folder from here
                        up with a bottle.yaml.
          --color WHEN  When to colour: auto (on a terminal), always or never. Goes
                        before the environment's NO_COLOR and FORCE_COLOR.
          -h, --help    Print help and stop.
          --version     Print the version and stop.

        Exit status:
          0   All is well: everything is in sync, or was done.
          1   Outputs are out of date, or something is wrong in what somebody wrote.
          2   The job could not be done: a file that cannot be read or written, no
              project.
          64  The command line makes no sense.

        Environment:
          NO_COLOR          If set, results are not coloured, unless --color says so.
          FORCE_COLOR       If set, they are coloured even where no terminal shows them;
                            0 is never.
          COLUMNS           How many cells wide a line may be, in place of the
                            terminal's own width.
          GITHUB_ACTIONS    If it is true, reports are printed as with --format github.
          GITHUB_WORKSPACE  The repository's folder, from which annotations and SARIF
                            name files.

        Files:
          bottle.yaml         What is read, what is made of it and where that goes; the
                              project's root.
          generated/manifest  The list of generated files; bottle.yaml can name another
                              place.

        More:
          bottle VERB --help  What a verb does and takes, with examples.

        """
    )
  }

  @Test("a verb's page has its own options first, then those of all verbs, then examples")
  func verb() {
    #expect(
      HelpPage(of: .generate, in: .bottle, width: 60).text == """
        Write the files that the apps need, and remove those they no
        longer need.

        Usage:
          bottle generate [options]

        Reads what bottle.yaml names, makes every output in memory,
        and writes those that differ from the disk. Where anything
        is wrong in the sources, all of it is said and nothing is
        written.

        A file that was edited by hand, or that bottle did not
        write, stops the run before anything is written; --force
        writes over it.

        With --watch it goes on and generates again whenever an
        input changes, with a line for each change, until Ctrl-C
        ends it. Mistakes are shown, and the outputs stay as they
        are until the mistakes are mended.

        Options:
          --force          Write over files that were edited by hand
                           or that bottle did not write.
          --dry-run        Say what would be created, updated and
                           deleted; write nothing.
          --watch          Go on, and generate again whenever an
                           input changes.
          --only PART      Look at words, colours, models or
                           scenarios only, whatever is wrong with
                           the rest.
          --format FORMAT  How to print the report: text, github
                           (text, and annotations for GitHub
                           Actions), json or sarif. Without it
                           github where GITHUB_ACTIONS is true, else
                           text.
          --quiet          Print errors only; nothing where all is
                           well.
          --verbose        Also say what was read and made, and how
                           long each step took.
          --root DIR       The project's folder. Without it, the
                           nearest folder from here up with a
                           bottle.yaml.
          --color WHEN     When to colour: auto (on a terminal),
                           always or never. Goes before the
                           environment's NO_COLOR and FORCE_COLOR.
          -h, --help       Print help and stop.
          --version        Print the version and stop.

        Examples:
          bottle generate
              After the words changed.
          bottle generate --watch
              While words and colours are being worked on.
          bottle generate --dry-run
              To see what would be written.
          bottle generate --root web
              For the project in the folder web, from anywhere.

        """
    )
  }

  @Test("no line is wider than the terminal", arguments: [40, 60, 80, 100])
  func width(cells: Int) {
    let table = CommandTable.bottle
    let pages =
      [HelpPage(of: table, width: cells)]
      + table.everyVerb.map { HelpPage(of: $0, in: table, width: cells) }
    for line in pages.flatMap({ $0.text.split(separator: "\n") }) {
      #expect(line.count <= cells)
    }
  }

  @Test("every verb says what it does, with an example that parses")
  func complete() throws {
    for verb in CommandTable.bottle.everyVerb {
      #expect(!verb.summary.isEmpty && !verb.details.isEmpty && !verb.examples.isEmpty)
      for example in verb.examples {
        // A shell's own signs stand around what bottle gets.
        let words = example.command.split(whereSeparator: " ()".contains).map(String.init)
        let start = try #require(words.firstIndex(of: "bottle"))
        let arguments = words[(start + 1)...].prefix { $0 != "|" && $0 != ">" }
        let invocation = try Invocation.parse(Array(arguments), by: .bottle)
        #expect(invocation.verb?.name == verb.name)
      }
    }
  }
}
