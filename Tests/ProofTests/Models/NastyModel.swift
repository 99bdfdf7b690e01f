import APIFixtures
import APIModels
import Diagnostics
import Testing

/// An API whose types, properties and words have names that mean something else in Swift or Kotlin, in
/// their libraries or in the models themselves.
enum NastyModel {
  static func model() throws -> APIModel {
    let fixture = APIFixture(SourceFile(path: "nasty.yaml", bytes: Array(text.utf8)))
    #expect(fixture.diagnostics.map(\.message) == [])
    return try #require(fixture.model)
  }

  private static let words =
    """
    any as associatedtype async await actor break case catch class continue default defer deinit do \
    else enum extension fallthrough false fileprivate for func guard if import in init inout internal \
    is let nil open operator precedencegroup private protocol public repeat rethrows return self static \
    struct subscript super switch throw throws true try typealias var where while none some validate \
    json hash hashValue hasher check wire fields write request body rawValue word wireText description \
    customMirror type left right get set value text name path answer status code error secret \
    aWordOfSeventyLettersIsNothingThatAnybodyWouldWriteButThereMayBeOneNow \
    fun val when object package interface null typeof this it item hashCode toString equals copy \
    component1 getClass companion entries ordinal valueOf isOpen kotlin java serializer bytes header
    """.split(separator: " ").map(String.init)

  private static let types =
    """
    Operation Process Locale Sequence Range Task Duration UInt8 Mirror Clock Foundation Unicode \
    ClosedRange ArraySlice Body Request Reply Response Main Actor MainActor Text View Color \
    StaticString KeyPath AnyHashable Iterator Element Value Index Key Regex Bundle Notification \
    Stream Host Thread Timer Property None Init \
    ByteArray ArrayList StringBuilder Comparator KSerializer Json Suppress OptIn JvmInline IntArray \
    Function Annotation Item Raw Fields Unknown SOS Deprecated MutableList
    """.split(separator: " ").map(String.init)

  private static var text: String {
    let list = words.map { "'\($0)'" }.joined(separator: ", ")
    let named = types.map {
      "    \($0): {type: string, maxLength: 3, pattern: '^[a-z]*(a|b)?$', examples: [a]}\n"
    }
    let properties = words.map { "        '\($0)': {type: string, maxLength: 3}\n" }
    let typed = types.map { "        of\($0): {$ref: '#/components/schemas/\($0)'}\n" }
    let shown = words.map { "'\($0)': a" } + types.map { "of\($0): a" }
    // As many properties as the dialect lets be, each of two places on the JVM.
    let wide = (0..<124).map { "'p\($0)'" }
    let wideProperties = wide.map { "\($0): {type: number, format: double}" }
    let parameters = words.map {
      "        - {name: '\($0)', in: query, schema: {type: string}, example: a}\n"
    }
    let headers = words.map { "            '\($0)': {schema: {type: string}, example: a}\n" }
    return """
      openapi: 3.1.0
      info: {title: Nasty, version: '1'}
      servers:
        - url: https://nasty.example
      security:
        - self: []
      tags:
        - name: all
      paths:
        /x:
          get:
            operationId: self
            tags: [all]
            parameters:
      \(parameters.joined().dropLast())
            responses:
              '200':
                description: Yes.
                headers:
      \(headers.joined().dropLast())
                content:
                  application/json:
                    schema: {$ref: '#/components/schemas/Nasty'}
                    examples:
                      one: {value: {\(shown.joined(separator: ", "))}}
      components:
        securitySchemes:
          self: {type: apiKey, in: header, name: X-Key}
        schemas:
      \(named.joined().dropLast())
          Words: {type: string, enum: [\(list)], examples: [in]}
          Closed: {type: string, enum: [\(list)], x-closed: true, examples: [in]}
          Nasty:
            type: object
            required: [\(list)]
            properties:
      \((properties + typed).joined().dropLast())
            examples:
              - {\(shown.joined(separator: ", "))}
          Wide:
            type: object
            required: [\(wide.joined(separator: ", "))]
            properties: {\(wideProperties.joined(separator: ", "))}
            examples: [{\(wide.map { "\($0): 1" }.joined(separator: ", "))}]
          In: {type: object, required: [k], properties: {k: {type: string, const: in}}, examples: [{k: in}]}
          Self2: {type: object, required: [k], properties: {k: {type: string, const: self}}, examples: [{k: self}]}
          Some: {type: object, required: [k], properties: {k: {type: string, const: some}}, examples: [{k: some}]}
          Union:
            oneOf: [{$ref: '#/components/schemas/In'}, {$ref: '#/components/schemas/Self2'}, {$ref: '#/components/schemas/Some'}]
            discriminator: {propertyName: k, mapping: {in: '#/components/schemas/In', self: '#/components/schemas/Self2', some: '#/components/schemas/Some'}}
            examples: [{k: in}]
      """
  }
}
