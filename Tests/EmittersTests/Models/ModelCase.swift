import APIFixtures
import APIModels
import Diagnostics
import Testing

/// A small API with one of each thing that code is made of.
enum ModelCase {
  static let file = SourceFile(path: "spec/api/shop.yaml", bytes: Array(description.utf8))

  static func model() throws -> APIModel {
    let fixture = APIFixture(file)
    #expect(fixture.diagnostics.map(\.message) == [])
    return try #require(fixture.model)
  }

  private static let description = #"""
    openapi: 3.1.0
    info: { title: Shop, version: '1' }
    servers:
      - url: https://shop.example
    security:
      - shop-key: []
    tags:
      - name: shop
    paths:
      /orders/{id}:
        put:
          operationId: change
          tags: [shop]
          parameters:
            - { name: id, in: path, required: true, schema: { $ref: '#/components/schemas/OrderId' }, example: a1 }
            - { name: dry, in: query, schema: { type: boolean }, example: true }
            - { name: If-Match, in: header, required: true, schema: { type: string }, example: '"1"' }
          requestBody:
            required: true
            content:
              application/json:
                schema: { $ref: '#/components/schemas/Order' }
          responses:
            '200':
              description: Changed. And here it is.
              headers:
                ETag: { required: true, schema: { type: string }, example: '"2"' }
                X-Left: { schema: { type: integer, format: int32 }, example: 3 }
              content:
                application/json:
                  schema: { $ref: '#/components/schemas/Order' }
                  examples:
                    one: { value: { id: a1, items: [], self: null } }
            '204': { description: Nothing changed }
    components:
      securitySchemes:
        shop-key: { type: apiKey, in: header, name: X-Key }
      schemas:
        OrderId: { type: string, minLength: 1, examples: [a1] }
        Operation: { type: string, format: date-time, examples: ['2026-03-04T09:12:30Z'] }
        Size:
          type: string
          description: Open.
          enum: [none, extra-large, class, "two. li\nnes"]
          examples: [none]
        Side: { type: string, enum: [left, right], x-closed: true, examples: [left] }
        Order:
          type: object
          required: [id, items, self]
          properties:
            id: { $ref: '#/components/schemas/OrderId' }
            items: { type: array, maxItems: 2, items: { $ref: '#/components/schemas/Item' } }
            self: { type: [string, 'null'], maxLength: 4 }
            validate: { type: boolean }
            counts: { type: object, additionalProperties: { type: integer, format: int32, minimum: 0 } }
            code: { type: string, format: password }
            in: { type: string, pattern: '^(ab|c)-[0-9x]{2}$' }
            due: { type: string, format: date }
            done: { $ref: '#/components/schemas/Operation' }
          examples:
            - { id: a1, items: [], self: null, validate: true, counts: {}, code: hunter2, in: ab-0x, due: '2026-03-04', done: '2026-03-04T09:12:30Z' }
        Item:
          oneOf:
            - $ref: '#/components/schemas/Shirt'
            - $ref: '#/components/schemas/Sock'
          discriminator:
            propertyName: kind
            mapping: { shirt: '#/components/schemas/Shirt', sock: '#/components/schemas/Sock' }
          examples:
            - { kind: sock, side: left }
        Shirt:
          type: object
          required: [kind, size]
          properties:
            kind: { type: string, const: shirt }
            size: { $ref: '#/components/schemas/Size' }
            weight: { type: number, format: double, maximum: 0.5 }
          examples:
            - { kind: shirt, size: none, weight: 0.25 }
        Sock:
          type: object
          description: |
            One of two. Never sold alone, which is why the shop counts them by the pair and not by the piece anywhere
            - but here

                code { stays }
          required: [kind, side]
          properties:
            kind: { type: string, const: sock }
            side: { $ref: '#/components/schemas/Side' }
          examples:
            - { kind: sock, side: left }
        Payment:
          oneOf:
            - $ref: '#/components/schemas/Paid'
            - $ref: '#/components/schemas/Owed'
          x-decide-by: owed
          examples:
            - { owed: true }
        Paid:
          type: object
          properties: { at: { $ref: '#/components/schemas/Operation' } }
          examples:
            - { at: '2026-03-04T09:12:30Z' }
        Owed:
          type: object
          required: [owed]
          properties: { owed: { type: boolean } }
          examples:
            - { owed: true }
    """#
}
