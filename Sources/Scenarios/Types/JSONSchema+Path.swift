internal import Diagnostics

extension JSONSchema {
  /// The schema of what stands at the end of a path of keys; `*` is any item of an array.
  subscript(path path: [String]) -> JSONSchema? {
    guard let first = path.first else { return self }
    for keyword in keywords {
      switch keyword {
      case .members(let members):
        if let member = members[Text(first)] { return member[path: Array(path.dropFirst())] }
      case .items(let items) where first == "*":
        return items[path: Array(path.dropFirst())]
      default: continue
      }
    }
    return nil
  }
}
