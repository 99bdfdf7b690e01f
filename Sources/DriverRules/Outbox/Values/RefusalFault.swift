/// Whose fault it is that a write was turned down.
public enum RefusalFault: UInt8, Hashable, Sendable, CaseIterable {
  /// The driver can correct it.
  case driver = 0
  /// A fault in the app: the office is to be told.
  case app = 1
}
