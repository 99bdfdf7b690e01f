/// What an API's description says, resolved and checked: all that code for either platform needs.
///
/// Nothing in it is outside the dialect, every reference leads somewhere, and names collide on neither
/// platform. Everything stands in the file's order, so a schema may come before those it refers to.
/// All types that code declares at its top level have their names here, none twice, letter case
/// aside: `APISchema.name`, `APIOperation.callName`, `APIOperation.replyName` and
/// `APIResponse.typeName`.
public struct APIModel: Hashable, Sendable {
  /// The API's name, for people.
  public var title: String
  /// The description's own version, as written.
  public var version: String
  /// What the API is for, in Markdown.
  public var description: String?
  /// Where it is served, the apps' own first.
  public var servers: [APIServer]
  /// The named schemas.
  public var schemas: [APISchema]
  /// The answers that several operations share: the file's `components/responses`.
  public var responses: [APIResponse]
  /// What is asked of the API.
  public var operations: [APIOperation]
  /// The description's path, for headers of generated files.
  public var path: String

  /// The schema that a reference leads to.
  public subscript(_ reference: APIReference) -> APISchema { schemas[reference.index] }
}
