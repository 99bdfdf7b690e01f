public import Diagnostics

/// One thing that is asked of an API.
public struct APIOperation: Hashable, Sendable {
  /// The operation's id: camelCase, and no other's, letter case aside.
  public var id: String
  /// The name of the type of a request: the id in PascalCase and `Call`.
  public var callName: String
  /// The name of the type of all its answers: the id in PascalCase and `Reply`.
  public var replyName: String
  /// The method.
  public var method: APIMethod
  /// The path below the server's URL.
  public var path: APIPath
  /// What it does, in Markdown.
  public var description: String?
  /// The groups it is listed under.
  public var tags: [String]
  /// How the request says who asks; nil if it does not.
  public var security: APISecurity?
  /// The parameters, in the order they are described.
  public var parameters: [APIParameter]
  /// What is sent; nil for nothing.
  public var body: APIRequestBody?
  /// The answers: by status, at last `default` if there is one.
  public var answers: [APIAnswer]
  /// The id's bytes in the description.
  public var span: Span
}
