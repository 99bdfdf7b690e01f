import Diagnostics
import Foundation

@testable import Tokens

/// The JSON that the syntax tests describe their results in; texts are compared by bytes.
indirect enum Shape: Decodable, Hashable, CustomStringConvertible {
  case null
  case bool(Bool)
  case number(Double)
  case text([UInt8])
  case list([Shape])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(Array(value.utf8))
    } else {
      self = .list(try container.decode([Shape].self))
    }
  }

  init(_ text: String) {
    self = .text(Array(text.utf8))
  }

  static func tagged(_ tag: String, _ rest: Shape...) -> Shape {
    .list([Shape(tag)] + rest)
  }

  static func error(_ name: String) -> Shape {
    .tagged("error", Shape(name))
  }

  /// Whether it holds `tag` at any depth.
  func holds(_ tag: String) -> Bool {
    switch self {
    case .text(let bytes): bytes == Array(tag.utf8)
    case .list(let items): items.contains { $0.holds(tag) }
    default: false
    }
  }

  var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): "\(value)"
    case .text(let bytes): String(decoding: bytes, as: UTF8.self).debugDescription
    case .list(let items): "[" + items.map(\.description).joined(separator: ", ") + "]"
    }
  }
}
