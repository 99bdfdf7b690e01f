import Foundation

/// The colours in a compiled resource table, as `aapt2 dump resources` prints them.
struct CompiledColors {
  /// The bits of each, by name and by the folder's qualifiers (`night`, or empty).
  private(set) var values: [String: [String: UInt32]] = [:]

  /// Reads what aapt2 printed: a line a resource and, below it, a line a value.
  init(dump: String) {
    var name: String?
    for line in dump.split(separator: "\n") {
      if let resource = line.firstMatch(of: /resource 0x[0-9a-f]+ (\w+)\/(\S+)/) {
        name = resource.1 == "color" ? String(resource.2) : nil
      } else if let name, let value = line.firstMatch(of: /\(([^)]*)\) #([0-9a-f]+)/) {
        values[name, default: [:]][String(value.1)] = UInt32(value.2, radix: 16)
      }
    }
  }
}
