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

// The rules and the models are links to what an app has.
let package = Package(
  name: "outbox",
  platforms: [.macOS(.v14)],
  targets: [
    .target(name: "DriverModels", swiftSettings: settings),
    .target(name: "DriverRules", dependencies: ["DriverModels"], swiftSettings: settings),
    .executableTarget(
      name: "outbox",
      dependencies: ["DriverModels", "DriverRules"],
      swiftSettings: settings
    ),
  ]
)
