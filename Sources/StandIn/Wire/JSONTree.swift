internal import DriverModels

/// A JSON document as it stands, before anything is known of its type.
struct JSONTree: WireModel {
  let value: WireJSON

  init(wire: WireJSON) {
    value = wire
  }

  func write(to json: inout WireWriter) {
    value.write(to: &json)
  }

  func check(_ check: inout WireCheck) {}
}
