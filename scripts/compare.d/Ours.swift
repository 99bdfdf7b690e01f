// The same of our own models, and what `validate` says.

let readers: [String: any WireModel.Type] = [
  "Capacity": Capacity.self, "DeliveredLine": DeliveredLine.self, "DriverDay": DriverDay.self,
  "Fix": Fix.self, "Problem": Problem.self, "Proof": Proof.self,
  "Receipt": Receipt.self, "SignInAnswer": SignInAnswer.self,
]

func said<Value: WireModel>(_ type: Value.Type, _ document: String) -> String {
  guard let value = try? Value(json: Array(document.utf8)), let written = try? value.json() else {
    return "refused"
  }
  let mirror = Mirror(reflecting: value)
  let held = mirror.displayStyle == .enum ? mirror.children.first : nil
  let branch = held.map { $0.value is any WireModel ? "\(Swift.type(of: $0.value))" : "Unknown" }
  let violations = value.validate().map(\.description).joined(separator: ", ")
  return (branch ?? "\(type)") + "\t" + String(decoding: written, as: UTF8.self) + "\t" + violations
}

while let line = readLine() {
  let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
  if let type = readers[parts[0]] { print(said(type, parts[1])) }
}
