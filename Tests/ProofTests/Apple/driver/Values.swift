import Foundation

/// A JSON object of a question, or the values of one case by the message's argument names.
struct Values {
  private let members: [String: Any]

  init(_ json: Any) {
    members = json as? [String: Any] ?? [:]
  }

  func list(_ name: String) -> [Values] {
    (members[name] as? [Any] ?? []).map(Values.init)
  }

  func string(_ name: String) -> String { value(name) }

  func whole(_ name: String) -> Int { value(name) }

  func decimal(_ name: String) -> Double { value(name) }

  func boolean(_ name: String) -> Bool { value(name) }

  func isDay(_ name: String) -> Bool { inner(name)["date"] != nil }

  func instant(_ name: String) -> Date {
    guard let milliseconds = inner(name)["instant"] as? Int else { missing(name) }
    return Date(timeIntervalSince1970: Double(milliseconds) / 1000)
  }

  /// The year, month and day.
  func day(_ name: String) -> [Int] {
    guard let date = inner(name)["date"] as? String else { missing(name) }
    return date.split(separator: "-").compactMap { Int($0) }
  }

  private func inner(_ name: String) -> [String: Any] { value(name) }

  private func value<Value>(_ name: String) -> Value {
    guard let value = members[name] as? Value else { missing(name) }
    return value
  }

  private func missing(_ name: String) -> Never {
    fatalError("no value of the right type for \(name) in \(members)")
  }
}
