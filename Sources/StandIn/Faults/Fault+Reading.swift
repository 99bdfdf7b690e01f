internal import DriverModels

extension Fault {
  init(_ node: DataNode) throws(StandInError) {
    on = try StandInOperation(node["on"])
    turn = try FaultTurn(node)
    let word = try node.need("do")
    switch try word.text {
    case "loseRequest": deed = .loseRequest
    case "loseAnswer": deed = .loseAnswer
    case "drop": deed = .drop
    case "noSignal": deed = .noSignal
    case "delay": deed = .delay(try Self.milliseconds(node))
    case "slow": deed = .slow(try Self.milliseconds(node))
    case "status": deed = .status(try Refusal(node))
    case "html":
      deed = .html(status: try Self.status(node["status"]) ?? 200, page: try node.need("page").text)
    case let other: throw word.error("`\(other)` is no fault")
    }
  }

  /// The `seconds` of a fault; a day at most.
  private static func milliseconds(_ node: DataNode) throws(StandInError) -> Int64 {
    let seconds = try node.need("seconds")
    guard let number = try? Double(wire: seconds.value), 0...86_400 ~= number else {
      throw seconds.error("seconds are 0 to 86400")
    }
    return Int64(number * 1000 + 0.5)
  }

  fileprivate static func status(_ node: DataNode?) throws(StandInError) -> Int? {
    guard let node else { return nil }
    let status = try node.whole
    guard 200...599 ~= status else { throw node.error("a status is 200 to 599") }
    return status
  }
}

extension Fault.Refusal {
  fileprivate init(_ node: DataNode) throws(StandInError) {
    let place = try node.need("status")
    status = try Fault.status(place) ?? 500
    guard status >= 400 else { throw place.error("a fault's status is 400 to 599") }
    code = try node["code"]?.text
    title = try node["title"]?.text
    detail = try node["detail"]?.text
    retryAfter = try node["retryAfter"]?.text
  }
}
