// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A library target of the command and its mirror in `Tests`, where some files are no sources.
func stage(
  _ name: String,
  _ dependencies: Target.Dependency...,
  tests: [Target.Dependency] = [],
  without: [String] = []
) -> [Target] {
  [
    .target(name: name, dependencies: dependencies, swiftSettings: settings),
    .testTarget(
      name: "\(name)Tests",
      dependencies: [.target(name: name), "TestSupport"] + dependencies + tests,
      exclude: without,
      swiftSettings: settings
    ),
  ]
}

let package = Package(
  name: "bottle",
  platforms: [.macOS(.v14), .iOS(.v16)],
  products: [
    .executable(name: "bottle", targets: ["bottle"]),
    .executable(name: "driver-subject", targets: ["driver-subject"]),
    .library(name: "DriverModels", targets: ["DriverModels"]),
    .library(name: "DriverRules", targets: ["DriverRules"]),
    .library(name: "DriverOutbox", targets: ["DriverOutbox"]),
    .library(name: "DriverOutboxURLSession", targets: ["DriverOutboxURLSession"]),
    .library(name: "ScenarioKit", targets: ["ScenarioKit", "ScenarioKitFiles"]),
    .library(name: "StandIn", targets: ["StandIn"]),
    .library(name: "StandInServer", targets: ["StandInServer"]),
    .library(name: "ScenarioKitTesting", targets: ["ScenarioKitTesting"]),
    .library(name: "ScenarioKitXCTest", targets: ["ScenarioKitXCTest"]),
    .library(name: "DriverScenarios", targets: ["DriverScenarios"]),
  ],
  targets: [
    .systemLibrary(
      name: "CLibYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    .executableTarget(
      name: "bottle",
      dependencies: ["Command"],
      swiftSettings: settings,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),
    .target(name: "DriverModels", path: "generated/ios/Models", swiftSettings: settings),
    .testTarget(
      name: "DriverModelsTests",
      dependencies: ["Diagnostics", "Documents", "DriverModels", "JSONText", "TestSupport"],
      swiftSettings: settings
    ),
    .target(
      name: "ScenarioKitFiles",
      dependencies: ["Diagnostics", "ScenarioKit"],
      swiftSettings: settings
    ),
    .target(
      name: "ScenarioKitTesting",
      dependencies: ["ScenarioKit", "ScenarioKitFiles"],
      swiftSettings: settings
    ),
    .target(
      name: "ScenarioKitXCTest",
      dependencies: ["ScenarioKit", "ScenarioKitFiles"],
      swiftSettings: settings
    ),
    .target(
      name: "DriverScenarios",
      dependencies: ["DriverModels", "DriverRules", "ScenarioKit", "Simulation", "StandIn"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "driver-subject",
      dependencies: ["DriverScenarios", "ScenarioKit"],
      swiftSettings: settings
    ),
    .target(
      name: "DriverOutboxURLSession",
      dependencies: ["DriverModels", "DriverOutbox", "DriverRules"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "outbox-writer",
      dependencies: ["DriverModels", "DriverOutbox", "DriverRules"],
      path: "Tests/OutboxWriter",
      swiftSettings: settings
    ),
    .target(
      name: "APIFixtures",
      dependencies: ["APIModels", "Diagnostics", "Documents", "YAML"],
      path: "Tests/APIFixtures",
      exclude: ["library.yaml"],
      swiftSettings: settings
    ),
    .target(
      name: "CatalogueFixtures",
      dependencies: ["Catalogue", "Diagnostics", "Documents", "JSONText", "Locales", "Messages"],
      path: "Tests/CatalogueFixtures",
      swiftSettings: settings
    ),
    .target(
      name: "TestSupport",
      dependencies: ["Diagnostics", "Documents"],
      path: "Tests/TestSupport",
      swiftSettings: settings
    ),
  ]
    + stage("Diagnostics")
    + stage("Parallel")
    + stage("Processes")
    + stage("Documents", "Diagnostics")
    + stage("JSONText", "Diagnostics", "Documents")
    + stage("YAML", "CLibYAML", "Diagnostics", "Documents", tests: ["JSONText"])
    + stage("Locales")
    + stage("Messages", "Diagnostics", "Locales", tests: ["JSONText"])
    + stage(
      "Catalogue",
      "Diagnostics",
      "Documents",
      "Locales",
      "Messages",
      tests: ["CatalogueFixtures"]
    )
    + stage("APIModels", "Diagnostics", "Documents", tests: ["APIFixtures", "YAML"])
    + stage("Tokens", "Diagnostics", tests: ["JSONText", "Documents"])
    + stage("ScenarioKit", "Diagnostics", "Documents", "JSONText", tests: ["ScenarioKitFiles"])
    + stage(
      "Scenarios",
      "APIModels",
      "Diagnostics",
      "Documents",
      "JSONText",
      "Outputs",
      "DriverRules",
      "DriverScenarios",
      "Processes",
      "ScenarioKit",
      "Simulation",
      "StandIn",
      without: ["Pipe/doors.py"]
    )
    + stage(
      "DriverRules",
      "DriverModels",
      tests: ["DriverScenarios", "ScenarioKit", "ScenarioKitFiles"]
    )
    + stage("Simulation", "DriverModels", "DriverRules", "StandIn")
    + stage("StandIn", "DriverModels")
    + stage(
      "DriverOutbox",
      "DriverModels",
      "DriverRules",
      tests: ["DriverOutboxURLSession", "StandIn", "StandInServer", "outbox-writer"],
      without: ["Soak/soak.py", "Transport/door.py"]
    )
    + stage("StandInServer", "DriverModels", "StandIn")
    + stage("Outputs", "Diagnostics")
    + stage(
      "Emitters",
      "APIModels",
      "Diagnostics",
      "Locales",
      "Messages",
      "Catalogue",
      "Scenarios",
      "Tokens",
      "Outputs",
      tests: ["APIFixtures", "CatalogueFixtures", "Documents", "JSONText", "YAML"]
    )
    + stage("Freshness", "Diagnostics", "Outputs", "Parallel")
    + stage("Explanations", "Diagnostics", tests: ["ScenarioKit"])
    + stage(
      "Configuration",
      "Diagnostics",
      "Documents",
      "Explanations",
      "YAML",
      "Locales",
      "Outputs"
    )
    + stage(
      "Command",
      "Diagnostics",
      "Configuration",
      "Documents",
      "Explanations",
      "JSONText",
      "YAML",
      "Locales",
      "Messages",
      "Catalogue",
      "Tokens",
      "APIModels",
      "Outputs",
      "Emitters",
      "Freshness",
      "Parallel",
      "DriverScenarios",
      "Processes",
      "ScenarioKit",
      "Scenarios",
      "Simulation",
      "StandIn",
      "StandInServer",
      tests: ["bottle"]
    )
    + [
      .testTarget(
        name: "ProofTests",
        dependencies: [
          "APIFixtures", "APIModels", "Catalogue", "Configuration", "Diagnostics", "Documents",
          "DriverRules", "DriverScenarios", "Emitters", "Freshness", "JSONText", "Locales",
          "Messages", "Outputs", "ScenarioKit", "Scenarios", "Simulation", "TestSupport", "Tokens",
          "bottle",
        ],
        exclude: [
          "Android", "Apple/driver", "Colors/Outside", "Models/calls", "Models/driver",
          "Models/kotlin", "Models/plugin", "known-differences", "reference",
          "Reports/LICENSE-sarif", "Reports/NOTICE.md", "Reports/sarif-2.1.0.json",
          "Reports/validate.py", "Reports/workflow-commands.json", "Scenarios/invariants",
          "Scenarios/judge.py", "Scenarios/project",
        ],
        swiftSettings: settings
      )
    ]
)

// Under a sanitizer only some tests are run, and building the others would take longer than that.
if let tests = Context.environment["BOTTLE_TESTS"]?.split(separator: ",").map(String.init) {
  package.targets.removeAll { $0.isTest && !tests.contains($0.name) }
}
