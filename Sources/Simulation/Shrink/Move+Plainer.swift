extension Move {
  /// The same with less in it, the plainest last; none where nothing is left to take out.
  var plainer: [Move] {
    let moves: [Move] =
      switch self {
      case .work(let slot, .some): [.work(slot: slot, .refused), .work(slot: slot)]
      case .pass(let time): [.pass(time / 2), .pass(1_000), .pass(1)]
      case .timer(let slot, _): [.timer(slot: slot, late: 0)]
      case .setClock(let change): [.setClock(change / 2), .setClock(change < 0 ? -1_000 : 1_000)]
      case .kill(let slot, .some): [.kill(slot: slot)]
      case .cutPower(let cut, let torn):
        cut.plainer.map { .cutPower($0, torn: torn) } + [.cutPower(cut)]
      case .start(let slot, .some): [.start(slot: slot)]
      case .press(let press): press.plainer.map { .press($0) }
      case .arrive(let write, _): [.arrive(write, .recorded)]
      case .finish(let write, _): [.finish(write, .recorded)]
      case .answer(let write, _, _): [.answer(write)]
      case .giveUp(let write, _): [.giveUp(write)]
      case .notConnected(let write, _): [.notConnected(write)]
      case .page(let write, _, _): [.page(write, .portal)]
      case .zero(let business, let index): [.flip(business: business, at: index, bits: 1)]
      default: []
      }
    return moves.filter { $0 != self && !$0.isLonger(than: self) }
  }

  /// Whether less time passes before a move than this one, so that the same is not tried for ever.
  private func isLonger(than other: Move) -> Bool {
    switch (self, other) {
    case (.pass(let time), .pass(let before)): time >= before
    case (.setClock(let change), .setClock(let before)): abs(change) >= abs(before)
    default: false
    }
  }
}

extension PowerCut {
  fileprivate var plainer: [PowerCut] {
    var bare = self
    bare.tail = .nothing
    bare.proofs = 0
    return [bare, .keepsAll, .losesAll].filter { $0 != self && self != .losesAll }
  }
}

extension DriverPress {
  fileprivate var plainer: [DriverPress] {
    var alone = self
    alone.proofs = []
    var open = self
    open.closing = nil
    var near = self
    near.business = 0
    return [open, near, alone].filter { $0 != self }
  }
}
