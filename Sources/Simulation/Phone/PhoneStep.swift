public import DriverModels
public import DriverRules

/// What a phone did in one step.
public enum PhoneStep: Hashable, Sendable {
  /// Nothing: no effect waits to be carried out.
  case idle
  /// A call on a business's files, the last of its effect or not.
  case call(BusinessId, DiskCall, DiskReply)
  /// Another effect, which is whoever steps' to see to.
  case effect(OutboxEffect)
}
