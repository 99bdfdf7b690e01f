internal import DriverRules

/// What happens next where nothing goes wrong any more, and time stands still.
enum CalmMove {
  /// The move; nil where everything has ended.
  ///
  /// A wait ends by the app's coming to the front: so it takes no time, and worlds do not differ by it.
  static func next(in world: World<OutboxCore>) -> Move? {
    let move = world.calmMove()
    if case .timer = move { return .front }
    return move
  }
}
