import Foundation

// Reads documents, a line each (the schema, a tab, the document), and prints for each what it was taken
// for and what is written of it again, or that it was refused.

let readers: [String: any Codable.Type] = [
  "Capacity": Capacity.self, "DeliveredLine": DeliveredLine.self, "DriverDay": DriverDay.self,
  "Fix": Fix.self, "Problem": Problem.self, "Proof": Proof.self,
  "Receipt": Receipt.self, "SignInAnswer": SignInAnswer.self,
]

func said<Value: Codable>(_ type: Value.Type, _ document: String) -> String {
  let coder = CodableHelper()
  guard case .success(let value) = coder.decode(type, from: Data(document.utf8)),
    case .success(let written) = coder.encode(value)
  else { return "refused" }
  let mirror = Mirror(reflecting: value)
  let branch = mirror.displayStyle == .enum ? mirror.children.first?.label : nil
  let lines = String(decoding: written, as: UTF8.self).split(separator: "\n")
  return (branch ?? "\(type)") + "\t" + lines.map { $0.drop { $0 == " " } }.joined()
}

while let line = readLine() {
  let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
  if let type = readers[parts[0]] { print(said(type, parts[1])) }
}
