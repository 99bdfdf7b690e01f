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

// The models are a link to what bottle generates, as an app has it.
let package = Package(
  name: "models",
  platforms: [.macOS(.v14)],
  targets: [
    .target(name: "DriverModels", swiftSettings: settings),
    .executableTarget(name: "models", dependencies: ["DriverModels"], swiftSettings: settings),
  ]
)
