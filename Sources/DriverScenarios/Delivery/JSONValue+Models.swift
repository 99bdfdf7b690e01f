internal import DriverModels
internal import DriverRules
internal import ScenarioKit

/// Between a case's values and the models: by the models' own reader and writer.
extension JSONValue {
  /// The value as one of the API's types.
  func model<Model: WireValue>() throws -> Model {
    try Model(wire: wire)
  }

  private var wire: WireJSON {
    switch self {
    case .null: .null
    case .bool(let truth): .boolean(truth)
    case .int(let whole): .number(String(whole))
    case .double(let number): .number("\(number)")
    case .string(let text): .text(text)
    case .array(let items): .array(items.map(\.wire))
    case .object(let members): .object(WireMap(members.map { ($0.key, $0.value.wire) }))
    }
  }

  /// What the models write for a value.
  init(model: some WireModel) throws {
    try self.init(json: model.json())
  }

  /// What the models write for values.
  init(models: [some WireModel]) throws {
    self = .array(try models.map { try JSONValue(model: $0) })
  }

  /// Errors or warnings as a case has them.
  static func remarks<Code: RawRepresentable<String>>(_ remarks: [Remark<Code>]) -> JSONValue {
    .array(remarks.map { ["at": .string($0.at), "code": .string($0.code.rawValue)] })
  }

  /// Bottles by gas.
  init(bottles: [GasId: BottleCount]) {
    self = .object(
      bottles.sorted { $0.key.rawValue.utf8.lexicographicallyPrecedes($1.key.rawValue.utf8) }
        .map { gas, count in
          JSONMember(
            gas.rawValue,
            ["full": .int(Int64(count.full)), "empty": .int(Int64(count.empty))]
          )
        }
    )
  }
}
