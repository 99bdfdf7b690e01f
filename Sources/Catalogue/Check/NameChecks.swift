internal import Diagnostics

/// Finds keys that end on one name, on either platform or in code, and names of common libraries.
enum NameChecks {
  static func check(_ plan: WordsPlan, prefix: String) -> [Diagnostic] {
    let resources = resourceNames(plan, prefix: prefix)
    let told = Set(resources.lazy.filter { $0.severity == .error }.compactMap(\.place))
    return resources + identifiers(plan).filter { $0.place.map { !told.contains($0) } ?? true }
  }

  /// What is wrong with a key's names by themselves.
  static func check(_ key: KeyPlan) -> [Diagnostic] {
    guard LibraryNames.contains(key.resourceName) else { return [] }
    return [NameProblem.library(key.resourceName, at: key.place)]
  }

  private static func resourceNames(_ plan: WordsPlan, prefix: String) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    var owners: [String: Int] = [ResourceName.locale(prefix: prefix): -1]
    owners.reserveCapacity(2 * plan.keys.count)
    for (index, key) in plan.keys.enumerated() {
      let name = key.resourceName
      for name in names(of: key, name) {
        guard let owner = owners.updateValue(index, forKey: name) else { continue }
        guard owner >= 0 else {
          problems.append(NameProblem.reserved(name, key, at: key.place))
          continue
        }
        problems.append(NameProblem.resource(name, key, plan.keys[owner]))
        break
      }
    }
    return problems
  }

  /// Every resource that a key can have.
  private static func names(of key: KeyPlan, _ name: String) -> [String] {
    var names = key.sentenceNames
    if key.isFragmented {
      names += key.nativeSelectors.map { ResourceName.of(name, parts: [$0.argument]) }
    }
    if key.isIncomplete { names.append(ResourceName.locale(of: name)) }
    return names
  }

  private static func identifiers(_ plan: WordsPlan) -> [Diagnostic] {
    var scopes = IdentifierScopes(capacity: 2 * plan.keys.count)
    var problems: [Diagnostic] = []
    for (index, key) in plan.keys.enumerated() {
      if let clash = scopes.take(key.path, for: index) {
        problems.append(NameProblem.identifier(clash.name, key, plan.keys[clash.owner]))
      }
      if key.parameters.count > 1 { problems += parameters(of: key) }
    }
    return problems
  }

  private static func parameters(of key: KeyPlan) -> [Diagnostic] {
    var owners: [String: String] = [:]
    return key.parameters.compactMap { parameter in
      let name = Identifier.member(parameter.name)
      guard let other = owners.updateValue(parameter.name, forKey: name) else { return nil }
      return NameProblem.parameter(name, parameter.name, other, at: key.place)
    }
  }
}
