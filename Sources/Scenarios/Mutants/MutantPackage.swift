public import Diagnostics

/// A package like this one with every mutant in its reference rules: what is built to judge them.
public struct MutantPackage: Sendable {
  /// The folders of the reference rules, from the project's root: the apps' and the API's.
  public static let rules = ["Sources/DriverRules", "Sources/StandIn"]
  /// The program that it makes, which answers over the pipe.
  public static let program = "driver-subject"

  /// The variable of the environment that chooses a mutant by its number, from 1; without it, or with
  /// 0, the rules are as they are.
  public static let variable = "BOTTLE_MUTANT"

  /// The files to write, by their paths in the package.
  public let files: [SourceFile]
  /// The folders whose sources are the project's own, by their paths in both.
  public let folders: [String]

  /// The files that mutants change.
  let mutated: [MutatedFile]

  /// Makes the package of mutants, which are numbered from 1 in their order.
  ///
  /// - Parameter sources: the files of the reference rules.
  public init(_ mutants: [Mutant], in sources: [SourceFile]) {
    let choosers = Self.rules.map { "\($0)/Mutant.swift" }
    let all = MutatedSources(mutants, in: sources, choosingAt: choosers)
    mutated = all.mutated
    files = [SourceFile(path: "Package.swift", bytes: Array(Self.manifest.utf8))] + all.files
    folders = Self.targets.map(\.folder).filter { !Self.rules.contains($0) }
  }

  private static let targets: [(name: String, folder: String, dependencies: [String])] = [
    ("Diagnostics", "Sources/Diagnostics", []),
    ("Documents", "Sources/Documents", ["Diagnostics"]),
    ("JSONText", "Sources/JSONText", ["Diagnostics", "Documents"]),
    ("ScenarioKit", "Sources/ScenarioKit", ["Diagnostics", "Documents", "JSONText"]),
    ("DriverModels", "generated/ios/Models", []),
    ("DriverRules", "Sources/DriverRules", ["DriverModels"]),
    ("StandIn", "Sources/StandIn", ["DriverModels"]),
    ("Simulation", "Sources/Simulation", ["DriverModels", "DriverRules", "StandIn"]),
    (
      "DriverScenarios", "Sources/DriverScenarios",
      ["DriverModels", "DriverRules", "ScenarioKit", "Simulation", "StandIn"]
    ),
    (program, "Sources/driver-subject", ["DriverScenarios", "ScenarioKit"]),
  ]

  /// The manifest.
  ///
  /// A mutant may bring about a warning, such as a value that is never used: they are no errors here.
  private static var manifest: String {
    let lines = targets.map { target in
      let kind = target.name == program ? "executableTarget" : "target"
      return "    .\(kind)(name: \"\(target.name)\", dependencies: \(target.dependencies), "
        + "path: \"\(target.folder)\", swiftSettings: settings),\n"
    }
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let settings: [SwiftSetting] = [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]

      let package = Package(
        name: "mutants",
        platforms: [.macOS(.v14)],
        targets: [
      \(lines.joined())  ]
      )

      """
  }
}
