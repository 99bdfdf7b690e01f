/// How properties are kept apart in Java's eyes, where each is a function `getName`.
enum KotlinProperty {
  /// The annotation that gives a property's getter a name of its own; nil where the usual one does.
  ///
  /// `getClass` is Java's own, and `name` and `Name` would both be `getName`.
  ///
  /// - Parameters:
  ///   - name: The property's name, without backticks.
  ///   - siblings: The names of the properties beside it, its own among them.
  static func annotation(_ name: String, among siblings: Set<String>) -> String? {
    if name == "class" { return "@get:kotlin.jvm.JvmName(\"getClass_\")" }
    guard let first = name.utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first),
      name == "Class" || siblings.contains(name.prefix(1).lowercased() + name.dropFirst())
    else { return nil }
    return "@get:kotlin.jvm.JvmName(\"get_\(name)\")"
  }
}
