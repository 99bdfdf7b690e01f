/// Why the severity of some problems cannot be set in bottle.yaml: clauses to follow `because`.
enum Held {
  static let configuration = "what a mistaken bottle.yaml means would be a guess"
  static let unreadable = "there is nothing to make of a file that cannot be read"
  static let noTexts = "there is nothing to make without the source's texts"
  static let noAccessor = "no accessor can be made for the message"
  static let brokenTranslation = """
    no app can print such a message; for translations, `broken: source` under `words` puts the \
    source's text in its place and makes it a warning
    """
  static let limit = """
    what lies beyond the limit was not read, so colours would be missing from the apps
    """
  static let dialect = """
    code is made of the description as a whole, and this leaves open what it says
    """
  static let scenarios = "a suite is one file for both apps, so it has to mean one thing"
  static let portable = "the description must mean one thing to every reader of YAML"
  static let beginning = "it is about a project that has no bottle.yaml yet"
  static let generated = """
    it is about the generated files, which `bottle check` answers for and `bottle lint` does not \
    look at
    """
}
