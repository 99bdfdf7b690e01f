extension CommandTable.Note {
  static let exitStatus = Self(
    heading: "Exit status",
    rows: [
      ("0", "All is well: everything is in sync, or was done."),
      ("1", "Outputs are out of date, or something is wrong in what somebody wrote."),
      ("2", "The job could not be done: a file that cannot be read or written, no project."),
      ("64", "The command line makes no sense."),
    ]
  )

  static let environment = Self(
    heading: "Environment",
    rows: [
      ("NO_COLOR", "If set, results are not coloured, unless --color says so."),
      ("FORCE_COLOR", "If set, they are coloured even where no terminal shows them; 0 is never."),
      ("COLUMNS", "How many cells wide a line may be, in place of the terminal's own width."),
      ("GITHUB_ACTIONS", "If it is true, reports are printed as with --format github."),
      ("GITHUB_WORKSPACE", "The repository's folder, from which annotations and SARIF name files."),
    ]
  )

  static let files = Self(
    heading: "Files",
    rows: [
      ("bottle.yaml", "What is read, what is made of it and where that goes; the project's root."),
      ("generated/manifest", "The list of generated files; bottle.yaml can name another place."),
    ]
  )
}
