/// What happened, in order, for a test to look at.
final class Log<Element: Sendable>: Sendable {
  private let list = Guarded<[Element]>([])

  var all: [Element] { list.withLock { $0 } }

  func append(_ element: Element) {
    list.withLock { $0.append(element) }
  }
}
