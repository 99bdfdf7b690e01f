extension Advice {
  /// Lines that Git and its hosts treat the outputs well by.
  static func attributes(_ findings: Findings) -> Section? {
    let lines = [
      "generated/** text eol=lf linguist-generated",
      "generated/manifest merge=union",
    ].filter { !findings.repository.attributes.contains($0) }
    if lines.isEmpty { return nil }
    return Section(
      title: "Add to .gitattributes",
      notes: [
        "Commit what is generated. Where a merge stops in it, run `bottle generate`: that mends it."
      ],
      paste: lines
    )
  }

  /// What keeps the outputs out of the repository now.
  static func ignored(_ findings: Findings) -> Section? {
    guard findings.repository.ignoresOutputs else { return nil }
    return Section(
      title: "Take the line for generated out of .gitignore",
      notes: ["CI can only compare what is committed."]
    )
  }

  /// What keeps Prettier from laying the outputs out anew, which would be an edit by hand.
  static func layout(_ findings: Findings) -> Section? {
    guard findings.repository.usesPrettier else { return nil }
    return Section(title: "Add to .prettierignore", paste: ["generated/"])
  }

  /// The scripts of package.json, under names that are free.
  static func scripts(_ findings: Findings) -> Section? {
    guard let web = findings.web else { return nil }
    let path = [web.folder, "package.json"].filter { !$0.isEmpty }.joined(separator: "/")
    let lines = ["generate", "check"].map { verb in
      let name = web.scripts.contains(verb) ? "\(verb):bottle" : verb
      return "\"\(name)\": \"bottle \(verb)\","
    }
    return Section(
      title: "Add to the scripts in \(InLine.shown(path))",
      notes: ["With bottle's npm package among the devDependencies."],
      paste: lines
    )
  }

  /// What the service that checks each change is to run.
  static func service(_ findings: Findings) -> Section {
    let run = command("check", findings)
    let order = findings.web == nil ? "" : ", after the packages are installed"
    if case .other(let file) = findings.repository.service {
      return Section(title: "Add to \(file)\(order)", paste: [run])
    }
    return Section(
      title: "Add to the steps of a job in .github/workflows\(order)",
      paste: ["- name: Generated files are up to date", "  run: \(run)"]
    )
  }

  /// What is to run before a commit.
  static func hooks(_ findings: Findings) -> Section {
    let run = command("check", findings)
    switch findings.repository.hooks {
    case .preCommit:
      return Section(
        title: "Add to the repos in .pre-commit-config.yaml",
        paste: [
          "- repo: local", "  hooks:", "    - id: bottle-check", "      name: bottle check",
          "      entry: \(run)", "      language: system", "      pass_filenames: false",
        ]
      )
    case .husky: return Section(title: "Add to .husky/pre-commit", paste: [run])
    case .lefthook:
      return Section(
        title: "Add to lefthook.yml",
        paste: ["pre-commit:", "  commands:", "    bottle:", "      run: \(run)"]
      )
    case .git:
      return Section(
        title: "To have it checked before each commit",
        paste: [
          #"hook=$(git rev-parse --git-path hooks)/pre-commit; mkdir -p "${hook%/*}""#,
          #"[ -e "$hook" ] || printf '#!/bin/sh\n' > "$hook""#,
          #"echo '\#(run) || exit 1' >> "$hook" && chmod +x "$hook""#,
        ]
      )
    }
  }

  /// How a verb is run in the project.
  static func command(_ verb: String, _ findings: Findings) -> String {
    findings.web.map { $0.manager.running("bottle \(verb)", in: InLine.shown($0.folder)) }
      ?? "bottle \(verb)"
  }
}
