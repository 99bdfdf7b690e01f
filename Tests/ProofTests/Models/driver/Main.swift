import Foundation

/// Reads documents, a line each (schema, name and the bytes in hexadecimal, by tabs), and prints what
/// came of each, a line of JSON.
@main
struct Main {
  static func main() throws {
    let input = String(decoding: FileHandle.standardInput.availableDataToEnd, as: UTF8.self)
    for line in input.split(separator: "\n") {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard let type = readers[parts[0]] else { throw WireError(.unknownWord, at: parts[0]) }
      var result = said(type, bytes(ofHexadecimal: parts[2]))
      result["schema"] = .text(parts[0])
      result["document"] = .text(parts[1])
      var json = WireWriter()
      try result.write(to: &json)
      print(String(decoding: json.bytes, as: UTF8.self))
    }
  }

  private static func said<Model: WireModel>(
    _ type: Model.Type,
    _ bytes: [UInt8]
  ) -> WireMap<WireJSON> {
    do throws(WireError) {
      let value = try Model(json: bytes)
      let written = try value.json()
      let again = try Model(json: written)
      let rewritten = try again.json()
      return [
        "verdict": .text("ok"),
        "bytes": .text(String(decoding: written, as: UTF8.self)),
        "again": .boolean(again == value && rewritten == written),
        "value": .text(shown(value)),
        "violations": .array(value.validate().map { .text(plain($0)) }),
      ]
    } catch {
      return ["verdict": .text(error.code.rawValue), "path": .text(error.path)]
    }
  }

  private static func plain(_ violation: WireViolation) -> String {
    let code = violation.code.rawValue
    return violation.path.isEmpty ? code : code + " " + violation.path
  }

  private static func bytes(ofHexadecimal text: String) -> [UInt8] {
    let digits = Array(text.utf8).map { $0 < 0x3A ? $0 - 0x30 : $0 - 0x61 + 10 }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }
}

extension FileHandle {
  fileprivate var availableDataToEnd: Data { (try? readToEnd()) ?? Data() }
}
