public import Foundation

/// The real command, as it was built with the tests.
public enum BuiltCommand {
  /// Where it is, beside the tests' bundle; nil if these are not tests.
  public static var url: URL? {
    CommandLine.arguments.lazy.map { URL(filePath: $0).pathComponents }
      .compactMap { parts in
        parts.firstIndex { $0.hasSuffix(".xctest") }
          .map { URL(filePath: parts[..<$0].joined(separator: "/")).appending(path: "bottle") }
      }
      .first
  }
}
