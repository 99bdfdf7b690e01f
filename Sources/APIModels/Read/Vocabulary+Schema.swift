extension Vocabulary {
  /// All keys that any schema has; which of them go together, its shape says.
  static let schema = Vocabulary(
    name: "a schema",
    keys: [
      "$ref", "type", "description", "format", "properties", "required", "additionalProperties",
      "items", "enum", "x-closed", "const", "oneOf", "discriminator", "x-decide-by",
      "minLength", "maxLength", "pattern", "minimum", "maximum", "minItems", "maxItems", "examples",
    ],
    instead: [
      "allOf": "write the properties of all of them in one object",
      "anyOf": "name a union: oneOf of `$ref`s, with a `discriminator`",
      "not": "say it in `description`",
      "if": "say it in `description`", "then": "say it in `description`",
      "else": "say it in `description`",
      "default": "say in `description` what leaving it out means",
      "nullable": "type: [string, 'null']",
      "title": "description: …",
      "example": "examples:\n  - …",
      "readOnly": "name two schemas, one for what is sent and one for what is answered",
      "writeOnly": "name two schemas, one for what is sent and one for what is answered",
      "uniqueItems": "say it in `description`",
      "multipleOf": "say it in `description`",
      "exclusiveMinimum": "minimum: …", "exclusiveMaximum": "maximum: …",
      "patternProperties": "additionalProperties:\n  type: string",
      "propertyNames": "say it in `description`",
      "minProperties": "say it in `description`", "maxProperties": "say it in `description`",
      "unevaluatedProperties": "remove it: unknown fields are always ignored",
      "dependentRequired": "say it in `description`", "dependentSchemas": "say it in `description`",
      "prefixItems": "name an object with a property for each item",
      "contains": "say it in `description`",
      "contentEncoding": "say it in `description`", "contentMediaType": "say it in `description`",
      "deprecated": "say it in `description`",
      "$defs": "name each schema under `components/schemas`",
      "definitions": "name each schema under `components/schemas`",
      "$id": "remove it", "$schema": "remove it", "$anchor": "remove it", "$comment": "# …",
      "xml": "remove it", "externalDocs": "say it in `description`",
    ]
  )
}
