internal import DriverModels

/// A JSON value of the stand-in's data, and where it stands.
struct DataNode {
  let value: WireJSON
  /// A JSON Pointer (RFC 6901).
  let path: String

  init(_ value: WireJSON, at path: String = "") {
    self.value = value
    self.path = path
  }

  /// Reads a document.
  init(json: [UInt8]) throws(StandInError) {
    do {
      self.init(try JSONTree(json: json).value)
    } catch {
      throw StandInError("this is no JSON: \(error.code)", at: error.path)
    }
  }

  /// The error of this place.
  func error(_ message: String) -> StandInError {
    StandInError(message, at: path)
  }

  /// A member that may be left out.
  subscript(name: String) -> DataNode? {
    get throws(StandInError) {
      guard case .object(let members) = value else { throw error("this is no object") }
      return members[name].map { DataNode($0, at: step(name)) }
    }
  }

  /// A member that must be there.
  func need(_ name: String) throws(StandInError) -> DataNode {
    guard let member = try self[name] else { throw error("`\(name)` is missing") }
    return member
  }

  /// The members of an object, in the order of their names' bytes.
  var members: [(name: String, node: DataNode)] {
    get throws(StandInError) {
      guard case .object(let members) = value else { throw error("this is no object") }
      return members.map { ($0.name, DataNode($0.value, at: step($0.name))) }
    }
  }

  /// The items of an array.
  var items: [DataNode] {
    get throws(StandInError) {
      guard case .array(let items) = value else { throw error("this is no array") }
      return items.enumerated().map { DataNode($1, at: step(String($0))) }
    }
  }

  /// The text that it is.
  var text: String {
    get throws(StandInError) {
      guard case .text(let text) = value else { throw error("this is no text") }
      return text
    }
  }

  /// The whole number that it is.
  var whole: Int {
    get throws(StandInError) {
      guard let number = try? Int64(wire: value), let whole = Int(exactly: number) else {
        throw error("this is no whole number")
      }
      return whole
    }
  }

  /// Whether it is true.
  var isTrue: Bool {
    get throws(StandInError) {
      guard case .boolean(let isTrue) = value else { throw error("this is neither true nor false") }
      return isTrue
    }
  }

  /// The model that it is, every limit kept.
  func model<Model: WireModel>() throws(StandInError) -> Model {
    let model: Model
    do {
      model = try Model(wire: value)
    } catch {
      throw StandInError("this is no \(Model.self): \(error)", at: path + error.path)
    }
    if let broken = model.validate().first {
      throw StandInError("this is no \(Model.self): \(broken)", at: path + broken.path)
    }
    return model
  }

  private func step(_ name: String) -> String {
    var step = path + "/"
    for character in name.unicodeScalars {
      switch character {
      case "~": step += "~0"
      case "/": step += "~1"
      default: step.unicodeScalars.append(character)
      }
    }
    return step
  }
}
