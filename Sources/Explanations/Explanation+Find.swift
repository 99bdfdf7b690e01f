internal import Diagnostics

extension Explanation {
  /// Every explanation, area by area.
  public static let all: [Explanation] = Area.all.flatMap(\.explanations)

  /// The explanation of an id; nil if there is no such id.
  public static func of(_ id: String) -> Explanation? {
    all.first { $0.id == id }
  }

  /// The id that was probably meant by one that there is not: misspelt, or without its area.
  public static func closestID(to word: String) -> String? {
    let ids = all.map(\.id)
    if let id = Suggestion.closest(to: word, among: ids) { return id }
    let names = ids.map { String($0[$0.index(after: $0.firstIndex(of: "/") ?? $0.startIndex)...]) }
    guard
      let name = Suggestion.closest(
        to: String(word.split(separator: "/").last ?? ""),
        among: names
      ),
      let index = names.firstIndex(of: name)
    else { return nil }
    return ids[index]
  }
}
