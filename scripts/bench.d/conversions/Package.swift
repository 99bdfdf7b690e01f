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

// The targets are links to the command's own sources, so that the command needs no products that only
// a bench uses.
let package = Package(
  name: "conversions",
  platforms: [.macOS(.v14)],
  targets: [
    .target(name: "Diagnostics", swiftSettings: settings),
    .target(name: "Tokens", dependencies: ["Diagnostics"], swiftSettings: settings),
    .executableTarget(
      name: "conversions",
      dependencies: ["Tokens"],
      swiftSettings: settings,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),
  ]
)
