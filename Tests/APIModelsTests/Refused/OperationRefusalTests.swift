import Testing

@Suite("Operations outside the dialect")
struct OperationRefusalTests {
  private static func get(_ lines: String, path: String = "/items") -> String {
    let indented = lines.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
    return "\(path):\n  get:\n    operationId: find\n\(indented)"
  }
  private static let answers = "responses: {'204': {description: Done.}}"

  @Test(
    "the file as a whole",
    arguments: [
      Refusal(
        "⟦- a⟧",
        "models/wrong-type",
        "the file must be an object, not an array",
        "its keys are `openapi`, `info`, `servers`, `security`, `tags`, `paths`, `components`"
      ),
      Refusal(
        "openapi: ⟦3.0.3⟧\ninfo: {title: A, version: '1'}\npaths: {}",
        "models/version",
        "this reads OpenAPI 3.1, not `3.0.3`",
        "openapi: 3.1.0"
      ),
      Refusal(
        "openapi: 3.1.0\ninfo: {title: A, version: ⟦1.0⟧}\npaths: {}",
        "models/wrong-type",
        "`version` must be a text, not a number",
        "put it between quotes: '1.0'"
      ),
      Refusal(
        "⟦openapi: 3.1.0⟧\ninfo: {title: A, version: '1'}",
        "models/missing-key",
        "the file has no `paths`, and needs one",
        "paths: …"
      ),
      Refusal(
        "openapi: 3.1.0\ninfo: {title: A, version: '1'}\npaths: {}\ncomponents: {⟦requestBodies⟧: {}}",
        "models/not-in-dialect",
        "`components` takes no `requestBodies` in this dialect",
        "write each body at its operation"
      ),
      Refusal(
        "openapi: 3.1.0\ninfo: {title: A, version: '1'}\nservers: [{url: ⟦'https://a.example/'⟧}]\npaths: {}",
        "models/invalid-value",
        "a server's URL is whole and has no `/` at its end, since paths begin with one",
        "url: https://api.example.com"
      ),
    ] as [Refusal]
  )
  func file(refusal: Refusal) { refusal.verify() }

  @Test(
    "paths",
    arguments: [
      .paths(
        get(answers, path: "⟦/items/{id}⟧"),
        "models/path",
        "`GET` of this path has no parameter `id`",
        "parameters:\n  - name: id\n    in: path\n    required: true"
      ),
      .paths(
        get("parameters: [{$ref: '#/components/parameters/Shop'}]\n\(answers)", path: "⟦/items⟧"),
        "models/path",
        "this path has no `{shop}`, which `GET` describes",
        "remove the parameter, or add it to the path"
      ),
      .paths(
        get(answers, path: "⟦items⟧"),
        "models/path",
        "a path begins with `/`, has each parameter between `{` and `}`, and neither `?` nor `#`",
        "/rounds/{roundId}:"
      ),
      .paths(
        "/items:\n  ⟦parameters⟧: []",
        "models/not-in-dialect",
        "a path takes no `parameters` in this dialect",
        "write the parameters at each operation of the path"
      ),
      .paths(
        get("⟦summary⟧: Finds.\n\(answers)"),
        "models/not-in-dialect",
        "an operation takes no `summary` in this dialect",
        "description: …"
      ),
      .paths(
        get("tags: [⟦al⟧]\n\(answers)"),
        "models/unknown-tag",
        "there is no tag `al` in `tags`",
        "did you mean `all`?"
      ),
      .paths(
        get("security: [{⟦tokn⟧: []}]\n\(answers)"),
        "models/unknown-reference",
        "there is no `tokn` in `components/securitySchemes`",
        "did you mean `token`?"
      ),
    ] as [Refusal]
  )
  func paths(refusal: Refusal) { refusal.verify() }

  @Test(
    "parameters and headers",
    arguments: [
      .paths(
        get(
          "parameters: [{name: sid, in: ⟦cookie⟧, schema: {type: string}, example: a}]\n\(answers)"
        ),
        "models/not-in-dialect",
        "a parameter is in `path`, `query` or `header`, not in `cookie`",
        "components:\n  securitySchemes:\n    name:\n      type: apiKey\n      in: cookie\n      name: …"
      ),
      .paths(
        get("parameters: [⟦{name: q, in: query, schema: {type: string}}⟧]\n\(answers)"),
        "models/missing-key",
        "a parameter has no `example`, and needs one",
        "example: …"
      ),
      .paths(
        get(
          "parameters: [{name: q, in: query, schema: ⟦{type: array, items: {type: string}}⟧, example: []}]\n\(answers)"
        ),
        "models/not-in-dialect",
        "an array cannot stand in a parameter or a header",
        "type: string, and say in `description` how it is written"
      ),
      .paths(
        get(
          "parameters: [{name: q, in: query, schema: ⟦{$ref: '#/components/schemas/Item'}⟧, example: {}}]\n\(answers)"
        ),
        "models/not-in-dialect",
        "`Item` is no scalar, and a parameter or a header is one",
        "type: string"
      ),
      .paths(
        get(
          "parameters: [{name: ⟦Accept⟧, in: header, schema: {type: string}, example: a}]\n\(answers)"
        ),
        "models/not-in-dialect",
        "the header `Accept` is not described by itself",
        "remove it: the media types of the answers say it"
      ),
      .paths(
        get(
          """
          parameters:
            - {name: date, in: query, schema: {type: string}, example: a}
            - ⟦{name: date, in: query, schema: {type: string}, example: a}⟧
          \(answers)
          """
        ),
        "models/twice",
        "the parameter `date` stands here twice, letter case aside",
        "remove one of the two"
      ),
      .paths(
        get(
          "responses: {'204': {description: Done., headers: {⟦'a b'⟧: {$ref: '#/components/headers/Mark'}}}}"
        ),
        "models/name",
        "`a b` is no name of a header",
        "name: aB"
      ),
    ] as [Refusal]
  )
  func parameters(refusal: Refusal) { refusal.verify() }

  @Test(
    "answers and bodies",
    arguments: [
      .paths(
        get("responses: {⟦204⟧: {description: Done.}}"),
        "models/status",
        "without quotes a status is a number, and keys are texts",
        "'204':"
      ),
      .paths(
        get("responses: {⟦'4XX'⟧: {description: Done.}}"),
        "models/status",
        "a status is three digits in quotes, or `default`, not `4XX`",
        "'400'"
      ),
      .paths(
        get("responses: {'404': {$ref: ⟦'#/components/responses/Goen'⟧}}"),
        "models/unknown-reference",
        "there is no `Goen` in `components/responses`",
        "did you mean `'#/components/responses/Gone'`?"
      ),
      .paths(
        get("responses: {'200': ⟦{}⟧}"),
        "models/missing-key",
        "an answer has no `description`, and needs one",
        "description: …"
      ),
      .paths(
        get(
          """
          responses:
            '200':
              description: Some.
              content:
                ⟦application/json⟧:
                  schema: {$ref: '#/components/schemas/Item'}
          """
        ),
        "models/example-missing",
        "the body of this answer has no example",
        "examples:\n  plain:\n    value: …"
      ),
      .paths(
        get(
          """
          responses:
            '200':
              description: Some.
              content:
                application/json:
                  schema: ⟦{type: object}⟧
                  examples: {plain: {value: {}}}
          """
        ),
        "models/inline",
        "the schema of a body must have a name of its own",
        "move it to `components/schemas` and write\n$ref: '#/components/schemas/Name'"
      ),
      .paths(
        get("responses: {'200': {description: Some., content: {⟦text/html⟧: {}}}}"),
        "models/media-type",
        "the body of an answer is application/json or application/problem+json, not `text/html`",
        "application/json:"
      ),
      .paths(
        get(
          """
          responses:
            ⟦'204'⟧:
              description: Some.
              content:
                application/json:
                  schema: {$ref: '#/components/schemas/Item'}
                  examples: {plain: {value: {id: a}}}
          """
        ),
        "models/no-body",
        "an answer with status 204 has no body (RFC 9110)",
        "remove its `content`"
      ),
      .paths(
        get(
          """
          ⟦requestBody⟧:
            required: true
            content: {application/json: {schema: {$ref: '#/components/schemas/Item'}}}
          \(answers)
          """
        ),
        "models/no-body",
        "a request with `GET` has no body",
        "send it with parameters, or with `post`"
      ),
      .paths(
        get(
          "requestBody: {required: ⟦false⟧, content: {image/png: {schema: {type: string, format: binary}}}}\n\(answers)"
        ).replacing("get:", with: "put:"),
        "models/not-in-dialect",
        "a request always has its body, or never one",
        "required: true"
      ),
      .paths(
        get(
          "requestBody: {required: true, content: {image/png: {schema: ⟦{type: string}⟧}}}\n\(answers)"
        ).replacing("get:", with: "put:"),
        "models/media-type",
        "a body of `image/png` is bytes as they are",
        "schema:\n  type: string\n  format: binary"
      ),
      .paths(
        get(
          "requestBody: {required: true, content: {⟦image/*⟧: {schema: {type: string, format: binary}}}}\n\(answers)"
        ).replacing("get:", with: "put:"),
        "models/media-type",
        "`image/*` is no single media type in small letters",
        "image/jpeg:"
      ),
    ] as [Refusal]
  )
  func bodies(refusal: Refusal) { refusal.verify() }
}
