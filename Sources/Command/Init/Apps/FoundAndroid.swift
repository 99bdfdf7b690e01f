/// The Android app of a project, as far as its build files tell.
struct FoundAndroid {
  /// The module's folder; empty for the root.
  var module: String
  /// The Gradle file's path; nil where the module is built otherwise.
  var buildFile: String?
  /// The package that `R` belongs to, and the file that says so; nil where it is not written out.
  var package: (name: String, file: String)?
  /// The lowest API level; nil where it is not written out.
  var minSdk: Int?
  /// Whether it is built with Jetpack Compose; nil where nothing tells.
  var usesCompose: Bool?

  /// Whether the build file is in Kotlin, not in Groovy.
  var isKotlin: Bool { buildFile?.hasSuffix(".kts") ?? true }
}
