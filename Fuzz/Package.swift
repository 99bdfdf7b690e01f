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

// The stages are links to the command's own sources, so that they are built with the fuzzer's eyes
// and the command needs no products that only a fuzzer uses.
let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v14)],
  targets: [
    .target(name: "Diagnostics", swiftSettings: settings),
    .target(name: "Documents", dependencies: ["Diagnostics"], swiftSettings: settings),
    .target(name: "JSONText", dependencies: ["Diagnostics", "Documents"], swiftSettings: settings),
    .target(name: "Locales", swiftSettings: settings),
    .target(
      name: "Messages",
      dependencies: ["Diagnostics", "Locales", "JSONText"],
      swiftSettings: settings
    ),
    .target(name: "DriverModels", swiftSettings: settings),
    .target(name: "DriverRules", dependencies: ["DriverModels"], swiftSettings: settings),
    .executableTarget(
      name: "FuzzJournal",
      dependencies: ["DriverModels", "DriverRules"],
      swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])]
    ),
    .executableTarget(
      name: "FuzzMessages",
      dependencies: ["Diagnostics", "Messages"],
      swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])]
    ),
  ]
)
