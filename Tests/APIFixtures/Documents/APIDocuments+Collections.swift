internal import APIModels

extension APIDocuments {
  /// The ways to write an array.
  func arrays(_ array: APIArray) -> [APIVariant] {
    let item = sample(array.element)
    var variants = ["{}", "\"x\"", "1", "false"].map(APIVariant.wrong)
    variants.append(APIVariant("[null]", .refused(code: "null", path: "/0")))
    variants.append(APIVariant("[\(item),[]]", .refused(code: "wrongType", path: "/1")))
    variants.append(APIVariant("[\(item),]", .refused(code: "syntax")))
    let counts =
      [0, 1, array.count.minimum, array.count.minimum.map { $0 - 1 }]
      + [array.count.maximum, array.count.maximum.map { $0 + 1 }]
    for count in Set(counts.compactMap { $0 }).sorted() where (0...100).contains(count) {
      var violations: [String] = []
      if let least = array.count.minimum, count < least { violations.append("tooFew") }
      if let most = array.count.maximum, count > most { violations.append("tooMany") }
      let json = "[" + Array(repeating: item, count: Int(count)).joined(separator: ",") + "]"
      variants.append(APIVariant("\(count) items", json, .read(violations: violations)))
    }
    return variants
  }

  /// The ways to write a map.
  func maps(_ element: APIElement) -> [APIVariant] {
    let value = sample(element)
    // In the order of UTF-8, which is not that of UTF-16; two are the same to Unicode.
    let names = ["", "\u{1}\"", "a/b~c", "b", "e\u{301}", "\u{E9}", "\u{FFFD}", "\u{10000}"]
    return ["[]", "\"x\"", "1", "false"].map(APIVariant.wrong) + [
      APIVariant("{}", .read(written: "{}")),
      APIVariant("{\"a/b~c\":null}", .refused(code: "null", path: "/a~1b~0c")),
      APIVariant("{\"b\":null,\"a\":[]}", .refused(code: "wrongType", path: "/a")),
      APIVariant(
        "same name",
        "{\"a\":\(value),\"\\u0061\":\(value)}",
        .refused(code: "duplicateName")
      ),
      APIVariant(
        "names in another order",
        JSONForm.object(names.reversed().map { ($0, value) }),
        .read(written: value.contains("{") ? "" : JSONForm.object(names.map { ($0, value) }))
      ),
    ]
  }

  /// A value of an element.
  private func sample(_ element: APIElement) -> String {
    switch element {
    case .reference(let reference): sample(model[reference])
    case .scalar(let scalar): ScalarVariants.sample(scalar)
    }
  }
}
