internal import Diagnostics

extension Explanation {
  static let modelsOperations: [Explanation] = [
    Explanation(
      "models/media-type",
      .error,
      "a body has a media type that the dialect does not take",
      why: """
        Answers are JSON, requests JSON or bytes as they are: for any other type the apps would \
        need a reader of its own.
        """,
      example: Example(
        [
          "spec/api.yaml": """
          openapi: 3.1.0
          info: {title: Shop, version: '1'}
          paths:
            /items:
              get:
                operationId: find
                responses: {'200': {description: Some., content: {text/html: {}}}}
          """
        ],
        prints: """
          spec/api.yaml:7:57: error[models/media-type]: the body of an answer is application/json or application/problem+json, not `text/html`
            7 |       responses: {'200': {description: Some., content: {text/html: {}}}}
              |                                                         ^^^^^^^^^
              = help: application/json:
          """
      ),
      mend: "Write the media type that the help line names.",
      heldBecause: Held.dialect
    ),
    Explanation(
      "models/no-body",
      .error,
      "a body stands where HTTP has none",
      why: """
        Requests with `GET` and answers such as 204 have no body (RFC 9110), so it would never \
        be sent or never be read.
        """,
      example: Example(
        [
          "spec/api.yaml": """
          openapi: 3.1.0
          info: {title: Shop, version: '1'}
          paths:
            /items:
              get:
                operationId: find
                responses:
                  '204':
                    description: Some.
                    content:
                      application/json:
                        schema: {$ref: '#/components/schemas/Item'}
                        examples: {plain: {value: {id: a}}}
          components:
            schemas:
              Item:
                type: object
                properties: {id: {type: string}}
                examples: [{id: a}]
          """
        ],
        prints: """
          spec/api.yaml:8:9: error[models/no-body]: an answer with status 204 has no body (RFC 9110)
            8 |         '204':
              |         ^^^^^
              = help: remove its `content`
          """
      ),
      mend: "Remove it, or use another method or status.",
      heldBecause: Held.dialect
    ),
    Explanation(
      "models/path",
      .error,
      "a path is not one, or does not fit its parameters",
      why: """
        Each parameter in the path is described once, and each that is described stands in the \
        path; else there is nothing to put there.
        """,
      example: Example(
        [
          "spec/api.yaml": """
          openapi: 3.1.0
          info: {title: Shop, version: '1'}
          paths:
            /items/{id}:
              get:
                operationId: find
                responses: {'204': {description: Done.}}
          """
        ],
        prints: """
          spec/api.yaml:4:3: error[models/path]: `GET` of this path has no parameter `id`
            4 |   /items/{id}:
              |   ^^^^^^^^^^^
              = help: parameters:
                        - name: id
                          in: path
                          required: true
          """
      ),
      mend: "Add the parameter, or correct the path.",
      heldBecause: Held.dialect
    ),
    Explanation(
      "models/status",
      .error,
      "a status is not three digits in quotes, or `default`",
      why: """
        Without quotes it is a number to YAML, and keys are texts; `4XX` would be a hundred \
        answers that code cannot name.
        """,
      example: Example(
        [
          "spec/api.yaml": """
          openapi: 3.1.0
          info: {title: Shop, version: '1'}
          paths:
            /items:
              get:
                operationId: find
                responses: {'4XX': {description: Wrong.}}
          """
        ],
        prints: """
          spec/api.yaml:7:19: error[models/status]: a status is three digits in quotes, or `default`, not `4XX`
            7 |       responses: {'4XX': {description: Wrong.}}
              |                   ^^^^^
              = help: '400'
          """
      ),
      mend: "Write each status in quotes.",
      heldBecause: Held.dialect
    ),
  ]
}
