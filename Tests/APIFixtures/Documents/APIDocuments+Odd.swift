internal import APIModels

extension APIDocuments {
  /// Documents that readers of JSON disagree on, and others that none should take.
  func odd(_ schema: APISchema) -> [APIDocument] {
    let members = members(schema)
    let text = JSONForm.object(members)
    let bytes = Array(text.utf8)
    let around: [(String, [UInt8], APIOutcome)] = [
      ("nothing", [], .refused(code: "syntax")),
      ("space", Array(" \n".utf8), .refused(code: "syntax")),
      ("space around", Array(" \t\r\n".utf8) + bytes + Array("\n ".utf8), .read()),
      ("byte order mark", [0xEF, 0xBB, 0xBF] + bytes, .refused(code: "byteOrderMark")),
      ("UTF-16", [0x7B, 0, 0x7D, 0], .refused(code: "syntax")),
      ("text after", bytes + Array(" x".utf8), .refused(code: "syntax")),
      ("itself after", bytes + bytes, .refused(code: "syntax")),
      ("comma after", bytes + Array(",".utf8), .refused(code: "syntax")),
      ("no end", Array(bytes.dropLast()), .refused(code: "syntax")),
      ("no-break space before", [0xC2, 0xA0] + bytes, .refused(code: "syntax")),
      ("form feed before", [0x0C] + bytes, .refused(code: "syntax")),
      ("nul after", bytes + [0], .refused(code: "syntax")),
      ("broken UTF-8 after", bytes + [0xFF], .refused(code: "notUTF8")),
    ]
    let inside = OddValues.all.map { odd in
      let rest = members.isEmpty ? "}" : "," + text.dropFirst()
      let start = Array("{\"zz\":".utf8)
      return ("zz " + odd.name, start + odd.bytes + Array(rest.utf8), odd.outcome)
    }
    return (around + inside).map { APIDocument(schema.name, $0.0, $0.1, $0.2) }
  }
}
