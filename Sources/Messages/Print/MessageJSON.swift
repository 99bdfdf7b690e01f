public import Diagnostics

/// Writes messages as the JSON of FormatJS's tree, which `intl-messageformat` formats with `Intl`.
public enum MessageJSON {
  /// What is written beside the pieces.
  public struct Options: Sendable {
    /// The text that the message was read from, to write where each piece stands in it; nil to
    /// leave that out.
    public var source: Text?
    /// Whether skeletons are written as `Intl`'s options too.
    public var parsesSkeletons: Bool
    /// What stands for `j` in a date skeleton: the hours of the locale.
    public var hourCycle: HourCycle?

    /// Makes options; without arguments, those that FormatJS formats messages with.
    public init(source: Text? = nil, parsesSkeletons: Bool = true, hourCycle: HourCycle? = nil) {
      self.source = source
      self.parsesSkeletons = parsesSkeletons
      self.hourCycle = hourCycle
    }
  }

  /// The JSON of `message`, without white space.
  ///
  /// `parsedOptions` is `null` for a skeleton that FormatJS would not read.
  public static func print(_ message: Message, _ options: Options = Options()) -> [UInt8] {
    var writer = TreeWriter(options)
    writer.write(message.elements)
    return writer.json.bytes
  }
}
