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

// All but `outbox` are links to what an app and the tests have.
let package = Package(
  name: "outbox",
  platforms: [.macOS(.v14)],
  targets: [
    .target(name: "DriverModels", swiftSettings: settings),
    .target(name: "DriverRules", dependencies: ["DriverModels"], swiftSettings: settings),
    .target(
      name: "DriverOutbox",
      dependencies: ["DriverModels", "DriverRules"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "outbox-writer",
      dependencies: ["DriverModels", "DriverOutbox", "DriverRules"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "outbox",
      dependencies: ["DriverModels", "DriverRules"],
      swiftSettings: settings
    ),
  ]
)
