/// The iOS app of a project, as far as its files tell.
struct FoundApple {
  /// The Xcode project's path, or `Package.swift`'s.
  var path: String
  /// The lowest version of iOS; nil where it is not written out.
  var minimum: Int?
  /// The languages that the Xcode project knows; empty for a package.
  var regions: [String] = []
  /// A file that holds Xcode's own table `Localizable`; nil if there is none.
  var ownTable: String?
  /// Whether Xcode extracts strings into `Localizable` as it builds.
  var extractsStrings = false

  /// Whether it is a Swift package, not an Xcode project.
  var isPackage: Bool { path.hasSuffix(".swift") }
  /// Whether the table's name `Localizable` is taken.
  var hasOwnTable: Bool { ownTable != nil || extractsStrings }
}
