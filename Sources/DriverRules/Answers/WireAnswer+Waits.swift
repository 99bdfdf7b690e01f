internal import DriverModels

extension WireAnswer {
  /// Whether a `Retry-After` of this answer counts: on 408, 425 and 429 that are ours, and on 500 to
  /// 599, but not on 511, which is the network's (O10, O12).
  func saysWhenToComeBack(isOurs: Bool) -> Bool {
    switch status {
    case 408, 425, 429: isOurs
    case 511: false
    default: 500...599 ~= status
    }
  }
}
