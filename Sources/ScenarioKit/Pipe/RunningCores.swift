/// The cores that a pipe serves, and those that were begun, by the numbers that they were given.
struct RunningCores {
  private let kinds: [PipedCore]
  private var running: [Int64: any ScenarioCore] = [:]

  init(_ kinds: [PipedCore]) {
    self.kinds = kinds
  }

  /// What can be begun.
  var names: [String] { kinds.map(\.name) }

  /// Takes the command `core.WORD`.
  mutating func answer(_ word: String, _ command: JSONValue) throws -> [JSONMember] {
    let number = command["core"]?.int ?? 0
    let clocks = command["clocks"] ?? [:]
    switch word {
    case "begin":
      let name = command["name"]?.string ?? ""
      guard let kind = kinds.first(where: { $0.name == name }) else {
        throw ScenarioUnsupported("core:\(name)")
      }
      running[number] = try kind.make(command["settings"] ?? [:])
      return [JSONMember("ok", true)]
    case "handle":
      guard var core = running[number] else { throw Self.unknown(number) }
      let effects = try core.handle(command["event"] ?? [:], at: clocks)
      running[number] = core
      return [JSONMember("effects", effects)]
    case "view":
      guard let core = running[number] else { throw Self.unknown(number) }
      return [JSONMember("view", try core.view(at: clocks))]
    case "end":
      running[number] = nil
      return [JSONMember("ok", true)]
    default: throw ScenarioUnsupported("cmd:core.\(word)")
    }
  }

  private static func unknown(_ number: Int64) -> ScenarioUnsupported {
    ScenarioUnsupported("core \(number) before it has begun")
  }
}
