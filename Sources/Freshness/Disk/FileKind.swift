/// What stands at a path.
public enum FileKind: Hashable, Sendable {
  /// An ordinary file.
  case file
  /// A folder.
  case folder
  /// A pipe, a socket or a device.
  case special
}
