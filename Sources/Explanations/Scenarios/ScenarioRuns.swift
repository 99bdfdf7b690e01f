internal import Diagnostics

extension Explanation {
  static let scenarioRuns: [Explanation] = [
    Explanation(
      "scenarios/difference",
      .error,
      "an app shows something else than a case expects",
      why: """
        Either the app does not keep the rule, or the case does not say what the rule is.
        """,
      example: nil,
      mend: "Correct the app; where the case is wrong, retire it and write another.",
      heldBecause: Held.scenarios
    ),
    Explanation(
      "scenarios/expired",
      .error,
      "a known failure is past the day by which it was to be mended",
      why: """
        A list of known failures is for a while; without a day nobody would ever look at it \
        again.
        """,
      example: nil,
      mend: "Mend the failure, or say in the list by when it will be.",
      heldBecause: Held.scenarios
    ),
    Explanation(
      "scenarios/no-such-case",
      .error,
      "a known failure is about no case",
      why: """
        The case has another id now or is gone, and what the list says of it holds nothing back.
        """,
      example: nil,
      mend: "Take it out of the list, or write the id that the case has.",
      heldBecause: Held.scenarios
    ),
    Explanation(
      "scenarios/subject",
      .error,
      "what is judged could not be judged: it failed, hung or did not answer as agreed",
      why: """
        The case is counted against it, because nobody can say whether it keeps the rule.
        """,
      example: nil,
      mend: "Look at what it wrote to its standard error, which is shown with the case.",
      heldBecause: Held.scenarios
    ),
    Explanation(
      "scenarios/unexpected-pass",
      .error,
      "a case passes that is known to fail",
      why: """
        A list of known failures that is longer than it need be would hide the next failure.
        """,
      example: nil,
      mend: "Take it out of the list.",
      heldBecause: Held.scenarios
    ),
    Explanation(
      "scenarios/unreadable",
      .error,
      "a file of cases, or of known failures, cannot be read from the disk",
      why: """
        Without it nothing can be judged, and a run that judges nothing must not pass.
        """,
      example: nil,
      mend: "See to it that the file is there and can be read.",
      heldBecause: Held.scenarios
    ),
  ]
}
