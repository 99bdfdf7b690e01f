/// Which keys an object of a description may have.
struct Vocabulary: Sendable {
  /// What the object is: `a parameter`.
  let name: String
  /// Its keys.
  let keys: [String]
  /// Those of the keys that it must have.
  var needed: [String] = []
  /// Keys that OpenAPI or JSON Schema has and the dialect has not, with what to write instead.
  var instead: [String: String] = [:]

  /// Its keys in a sentence; of many, the first.
  var shown: String {
    let most = 12
    let first = keys.prefix(most).map { "`\($0)`" }.joined(separator: ", ")
    return keys.count > most ? first + " and more" : first
  }

  static let file = Vocabulary(
    name: "the file",
    keys: ["openapi", "info", "servers", "security", "tags", "paths", "components"],
    needed: ["openapi", "info", "paths"]
  )
  static let info = Vocabulary(
    name: "`info`",
    keys: ["title", "version", "description"],
    needed: ["title", "version"],
    instead: ["summary": "description: …"]
  )
  static let server = Vocabulary(
    name: "a server",
    keys: ["url", "description"],
    needed: ["url"],
    instead: ["variables": "write each URL out as a server of its own"]
  )
  static let tag = Vocabulary(name: "a tag", keys: ["name", "description"], needed: ["name"])
  static let components = Vocabulary(
    name: "`components`",
    keys: ["schemas", "responses", "parameters", "headers", "securitySchemes"],
    instead: [
      "requestBodies": "write each body at its operation",
      "examples": "write each example where it is used",
      "links": "remove it", "callbacks": "remove it",
      "pathItems": "write each path under `paths`",
    ]
  )
  static let securityScheme = Vocabulary(
    name: "a security scheme",
    keys: ["type", "scheme", "in", "name", "description"],
    needed: ["type"],
    instead: ["bearerFormat": "say it in `description`"]
  )
  static let pathItem = Vocabulary(
    name: "a path",
    keys: APIMethod.allCases.map { $0.rawValue.lowercased() },
    instead: [
      "parameters": "write the parameters at each operation of the path",
      "servers": "write the servers once, at the top of the file",
      "summary": "say it in each operation's `description`",
      "description": "say it in each operation's `description`",
      "$ref": "write the path's operations out",
    ]
  )
  static let operation = Vocabulary(
    name: "an operation",
    keys: [
      "operationId", "tags", "description", "security", "parameters", "requestBody", "responses",
    ],
    needed: ["operationId", "responses"],
    instead: [
      "summary": "description: …",
      "deprecated": "say it in `description`",
      "servers": "write the servers once, at the top of the file",
    ]
  )
  static let parameter = Vocabulary(
    name: "a parameter",
    keys: ["name", "in", "required", "description", "schema", "example"],
    needed: ["name", "in", "schema", "example"],
    instead: headerInstead
  )
  static let header = Vocabulary(
    name: "a header",
    keys: ["required", "description", "schema", "example"],
    needed: ["schema", "example"],
    instead: headerInstead
  )
  private static let headerInstead = [
    "examples": "example: …",
    "content": "schema:\n  type: string",
    "style": "remove it: values are written plainly",
    "explode": "remove it: values are written plainly",
    "allowReserved": "remove it: values are percent-encoded",
    "allowEmptyValue": "remove it, and leave the parameter out instead",
    "deprecated": "say it in `description`",
  ]
  static let requestBody = Vocabulary(
    name: "a request body",
    keys: ["description", "required", "content"],
    needed: ["required", "content"],
    instead: ["$ref": "write the body out here"]
  )
  static let response = Vocabulary(
    name: "an answer",
    keys: ["description", "headers", "content"],
    needed: ["description"],
    instead: ["links": "remove it"]
  )
  static let mediaType = Vocabulary(
    name: "a body",
    keys: ["schema", "examples"],
    needed: ["schema"],
    instead: ["example": "examples:\n  plain:\n    value: …", "encoding": "remove it"]
  )
  static let example = Vocabulary(
    name: "an example",
    keys: ["summary", "value"],
    needed: ["value"],
    instead: [
      "description": "summary: …",
      "externalValue": "write the value out: value: …",
      "$ref": "write the value out: value: …",
    ]
  )
  static let reference = Vocabulary(name: "a `$ref`", keys: ["$ref"], needed: ["$ref"])
  static let discriminator = Vocabulary(
    name: "a discriminator",
    keys: ["propertyName", "mapping"],
    needed: ["propertyName", "mapping"]
  )
}
