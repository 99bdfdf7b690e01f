internal import ScenarioKit

/// The types of what a suite's subject is given, does and shows, as the suite's schema has them.
public struct SuiteTypes: Hashable, Sendable {
  /// The suite's name.
  public let suite: String
  /// Its own types, in the order in which the schema comes to them.
  public let definitions: [ScenarioTypeDefinition]
  /// The words that things are done by; the last is `judge`, with `input`, where it has rows.
  public let words: [ScenarioWord]

  /// The types of each suite that has a schema, sorted by its name.
  public static func all(in library: SchemaLibrary) -> [SuiteTypes] {
    library.files.values.sorted { $0.name < $1.name }.compactMap { file in
      guard let suite = file.suiteName else { return nil }
      var reader = SuiteTypesReader(file, in: library)
      return reader.types(of: suite)
    }
  }
}

extension SchemaFile {
  /// The suite that the file is the schema of: what `suite` has to be.
  fileprivate var suiteName: String? {
    for case .const(.string(let name)) in root[path: ["suite"]]?.keywords ?? [] { return name }
    return nil
  }
}
