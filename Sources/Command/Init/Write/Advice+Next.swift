extension Advice {
  /// What to do first.
  static func next(_ findings: Findings, _ trial: Trial) -> Section {
    var next = Section(title: "Next")
    if let words = findings.catalogues.first, words.doubleBraces > 0 {
      next.notes += [
        """
        \(Tally.counted(words.doubleBraces, "text")) in i18next's own syntax, `{{name}}`: bottle reads \
        ICU MessageFormat, which i18next-icu gives the web too.
        """
      ]
    }
    if trial.errors > 0 {
      next.notes.append(
        "\(Tally.counted(trial.errors, "mistake")) in the sources \(trial.errors == 1 ? "stops" : "stop") the outputs:"
      )
      next.paste = ["bottle lint"]
      return next
    }
    if trial.standsIn > 0 {
      next.notes += [
        """
        \(Tally.counted(trial.standsIn, "mistake")) in translations, where the source's text stands in \
        until they are mended: words.broken in bottle.yaml. `bottle lint` shows them.
        """
      ]
    }
    if findings.makesAndroid, findings.android?.package == nil {
      next.notes.append("Put the Android app's package into bottle.yaml.")
    }
    next.notes.append("Look through bottle.yaml, then write the outputs:")
    next.paste = ["bottle generate"]
    return next
  }
}
