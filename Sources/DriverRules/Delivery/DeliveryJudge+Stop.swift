internal import DriverModels

extension DeliveryJudge {
  /// D22, D23: whether the stop can be written up at all.
  var stopErrors: [Remark<DeliveryError>] {
    var errors: [Remark<DeliveryError>] = []
    if isDone, !isCorrection { errors.append(Remark(at: "", code: .alreadyDone)) }
    if !isRoundOut { errors.append(Remark(at: "", code: .roundNotOut)) }
    return errors
  }

  private var isCorrection: Bool { draft.replaces != nil }

  /// D22: a cancelled stop is not done: what happened at its door is a fact.
  private var isDone: Bool {
    switch context.stop.state {
    case .delivered, .partial, .notDelivered, .collected: true
    case .open, .cancelled, .unknown: false
    }
  }

  /// D23: a finished round is only corrected.
  private var isRoundOut: Bool {
    switch context.roundState {
    case .out, .back: true
    case .finished: isCorrection
    case .sent, .loaded, .unknown: false
    }
  }
}
