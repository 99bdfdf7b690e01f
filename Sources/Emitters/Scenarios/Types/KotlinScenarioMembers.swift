internal import Scenarios

/// Writes the class of members that are read and written by their names.
struct KotlinScenarioMembers {
  let names: KotlinScenarioNames
  let members: [ScenarioMember]

  /// Writes the class; one without members is an object.
  ///
  /// - Parameter depth: How many blocks the class is inside of.
  func write(_ name: String, of supertype: String? = nil, depth: Int, to code: inout CodeWriter) {
    let ending = supertype.map { " : \($0)" } ?? ""
    code.line("@Serializable")
    guard !members.isEmpty else {
      code.line("public data object \(name)\(ending)")
      return
    }
    code.block("public data class \(name)(", ")\(ending)") { code in
      let properties = members.map { property($0.key) }
      for (member, property) in zip(members, properties) {
        let plain = "The member `\(member.key)`."
        KotlinDoc.write(member.summary, or: plain, depth: depth + 1, to: &code)
        if property != member.key { code.line("@SerialName(\(Kotlin.literal(member.key)))") }
        if let annotation = KotlinProperty.annotation(property, among: Set(properties)) {
          code.line(annotation)
        }
        code.line("public val \(Kotlin.name(property)): \(type(of: member)),")
      }
    }
  }

  /// The name of a member's property: the key in lowerCamelCase, unless another has that.
  private func property(_ key: String) -> String {
    let name = KotlinScenarioNames.property(key)
    return members.contains { $0.key != key && KotlinScenarioNames.property($0.key) == name }
      ? key : name
  }

  /// The type, and what a member is that may be left out.
  private func type(of member: ScenarioMember) -> String {
    let type = names.type(member.type)
    if member.isRequired { return type }
    return type + (type.hasSuffix("?") ? " = null" : "? = null")
  }

  /// What members make necessary.
  var imports: [String] {
    let package = "kotlinx.serialization.json."
    let types = members.map(\.type)
    return [
      members.contains { property($0.key) != $0.key } ? "kotlinx.serialization.SerialName" : nil,
      "kotlinx.serialization.Serializable",
      types.contains { $0.has(.anything) } ? package + "JsonElement" : nil,
      types.contains { $0.has(.object) } ? package + "JsonObject" : nil,
    ].compactMap(\.self)
  }
}

extension ScenarioType {
  /// Whether this type is another, or is made of it.
  fileprivate func has(_ other: ScenarioType) -> Bool {
    switch self {
    case other: true
    case .list(let inner), .map(let inner), .nullable(let inner): inner.has(other)
    default: false
    }
  }
}
