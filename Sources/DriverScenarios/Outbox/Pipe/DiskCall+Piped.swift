internal import DriverRules
internal import ScenarioKit

extension DiskCall: PipedValue {
  var piped: JSONValue {
    switch self {
    case .lock: .piped("lock")
    case .read: .piped("read")
    case .append(let bytes): .piped("append", [("bytes", .bytes(bytes))])
    case .sync: .piped("sync")
    case .truncate(let length): .piped("truncate", [("length", .whole(length))])
    case .writeNext(let bytes): .piped("writeNext", [("bytes", .bytes(bytes))])
    case .syncNext: .piped("syncNext")
    case .rename: .piped("rename")
    case .syncDirectory: .piped("syncDirectory")
    case .keepDamaged: .piped("keepDamaged")
    case .syncProof(let name): .piped("syncProof", [("name", .string(name))])
    case .checkProof(let file): .piped("checkProof", [("file", file.piped)])
    case .removeProof(let name): .piped("removeProof", [("name", .string(name))])
    }
  }

  init(piped json: JSONValue) throws {
    switch try json.text("is") {
    case "lock": self = .lock
    case "read": self = .read
    case "append": self = .append(try json.bytes("bytes") ?? [])
    case "sync": self = .sync
    case "truncate": self = .truncate(try json.needWhole("length"))
    case "writeNext": self = .writeNext(try json.bytes("bytes") ?? [])
    case "syncNext": self = .syncNext
    case "rename": self = .rename
    case "syncDirectory": self = .syncDirectory
    case "keepDamaged": self = .keepDamaged
    case "syncProof": self = .syncProof(try json.text("name"))
    case "checkProof": self = .checkProof(try json.piped("file"))
    case "removeProof": self = .removeProof(try json.text("name"))
    case let word: throw CaseError("there is no call `\(word)`")
    }
  }
}
