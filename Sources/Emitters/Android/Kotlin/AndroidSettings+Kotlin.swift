extension AndroidSettings {
  /// The package of the generated code.
  var kotlinPackage: String { Kotlin.qualified(package + ".generated") }

  /// The class of the accessors.
  var stringsType: String { Kotlin.name(prefix + "Strings") }
}
