internal import DriverModels

extension StandInAsked {
  /// The token that it carries, byte for byte; nil if none.
  var token: SessionToken? {
    guard let text = request.header("Authorization") else { return nil }
    let scheme = text.utf8.prefix(7).map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
    guard scheme == Array("bearer ".utf8), text.utf8.count > 7 else { return nil }
    return SessionToken(String(decoding: text.utf8.dropFirst(7), as: UTF8.self))
  }

  /// A model that its body has to be; the problem where it is none.
  func body<Model: WireModel>() -> Result<Model, Turned> {
    guard request.isLabelled("application/json") else {
      return .failure(Turned(415, "invalid", "The body has to be application/json"))
    }
    let model: Model
    do {
      model = try Model(json: request.body)
    } catch {
      let place = FieldProblem(pointer: error.path, code: error.code.rawValue)
      return .failure(Turned(400, "invalid", "The body does not read", errors: [place]))
    }
    let broken = model.validate().map { FieldProblem(pointer: $0.path, code: $0.code.rawValue) }
    guard broken.isEmpty else {
      return .failure(Turned(422, "invalid", "Something in it cannot be", errors: broken))
    }
    return .success(model)
  }
}
