import APIFixtures
import Foundation

extension ModelAnswer {
  /// What a program is asked: a line a document, with schema, name and the bytes in hexadecimal.
  static func questions(_ documents: [APIDocument]) -> String {
    let lines = documents.map { document in
      let hexadecimal = document.bytes.map { byte in
        String(byte >> 4, radix: 16) + String(byte & 0xF, radix: 16)
      }
      return "\(document.schema)\t\(plain(document.name))\t\(hexadecimal.joined())"
    }
    return lines.joined(separator: "\n")
  }

  /// What is not as it must be in a program's answers, a line each.
  static func differences(_ lines: [Substring], _ documents: [APIDocument]) throws -> [String] {
    try zip(lines, documents).compactMap { line, document in
      try JSONDecoder().decode(ModelAnswer.self, from: Data(line.utf8)).difference(from: document)
    }
  }

  /// A name on one line.
  private static func plain(_ name: String) -> String {
    String(String.UnicodeScalarView(name.unicodeScalars.filter { $0.value >= 0x20 }))
  }
}
