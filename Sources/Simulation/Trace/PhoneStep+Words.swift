internal import DriverModels
internal import DriverRules

extension PhoneStep {
  /// What the phone did, in plain words.
  var words: String {
    switch self {
    case .idle: "nothing"
    case .call(let business, let call, let reply):
      "\(business.rawValue): \(call.words)\(reply == .failed ? " fails" : "")"
    case .effect(let effect): effect.words
    }
  }
}

extension DiskCall {
  fileprivate var words: String {
    switch self {
    case .append(let bytes): "append \(bytes.count) bytes\(Self.entries(bytes))"
    case .writeNext(let bytes): "write the next version, \(bytes.count) bytes"
    case .truncate(let length): "cut to \(length) bytes"
    default: "\(self)"
    }
  }

  /// What the first of appended frames says: its payload begins after 16 bytes, with the entry's number.
  private static func entries(_ bytes: [UInt8]) -> String {
    guard bytes.count > 16 else { return "" }
    let names = [
      "", "header", "recorded", "may have left", "sent", "turned down", "withdrawn", "dismissed",
      "waits", "set aside", "let go",
    ]
    let kind = Int(bytes[16])
    return names.indices.contains(kind) ? ": \(names[kind])" : ""
  }
}

extension OutboxEffect {
  fileprivate var words: String {
    switch self {
    case .disk: "calls on the disk"
    case .send(let request):
      "request \(request.number) leaves: write \(WriteName.number(of: request.key) ?? -1), "
        + "\(request.token.rawValue)"
    case .cancel(let number): "request \(number) is given up"
    case .setTimer(let time): time.map { "the timer is set to \($0)" } ?? "the timer is off"
    case .askToBeWoken(let time):
      time.map { "asks to be woken in \($0) ms" } ?? "asks not to be woken"
    case .told(let ticket, let told): "the driver is told: \(told) (\(ticket))"
    case .show(let message): "shown: \(message.rawValue)"
    case .endSession(let token): "the session \(token.rawValue) is over"
    case .renew(let token): "the new token is \(token.rawValue)"
    case .signedOut: "signed out"
    }
  }
}
