/// Chooses the namespace that the apps get.
enum NamespaceChoice {
  typealias Decision = FoundCatalogue.Decision<String>

  /// Of the groups at the top of a file that holds a whole locale.
  static func group(of groups: [String]) -> Decision {
    if let name = appsOwn(groups) {
      return Decision(value: name, reason: "the group named after the apps")
    }
    let reason =
      groups.isEmpty ? "the whole file" : "the whole file: no group is named after the apps"
    return Decision(value: "", reason: reason)
  }

  /// Of the files of a locale, with their sizes in bytes; at least one.
  static func file(of files: [(name: String, size: Int)]) -> Decision? {
    let names = files.map(\.name)
    if let name = appsOwn(names) {
      return Decision(value: name, reason: "the file named after the apps")
    }
    if names.count == 1 { return Decision(value: names[0], reason: "the only namespace") }
    if let name = usual.first(where: names.contains) {
      return Decision(value: name, reason: "the usual first namespace")
    }
    return files.max { ($0.size, $1.name) < ($1.size, $0.name) }
      .map { Decision(value: $0.name, reason: "the largest namespace") }
  }

  private static func appsOwn(_ names: [String]) -> String? {
    apps.lazy.compactMap { app in
      names.first { $0.lowercased().filter { $0 != "-" && $0 != "_" } == app }
    }.first
  }

  private static let apps = ["driverapp", "mobileapp", "nativeapp", "mobile", "native"]
  /// i18next's default, then what most projects begin with.
  private static let usual = ["translation", "translations", "common", "messages"]
}
