/// Names of types inside the models' types.
enum KotlinName {
  /// A name in lowerCamelCase with a capital at its beginning.
  static func capitalised(_ name: String) -> String {
    guard let first = name.unicodeScalars.first else { return name }
    return first.properties.titlecaseMapping + String(name.unicodeScalars.dropFirst())
  }
}
