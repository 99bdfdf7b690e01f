internal import Diagnostics
internal import Documents

/// An operation that is about to be read.
struct OperationDraft {
  let method: APIMethod
  /// The path's key.
  let path: DocumentText
  /// How it says who asks, unless it says otherwise itself.
  let security: APISecurity?
  let node: DocumentNode
}
