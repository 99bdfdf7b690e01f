internal import DriverModels

extension DeliveryJudge {
  /// D4: more than ordered of what does not go off, be it ordered or not.
  var goingErrors: [Remark<DeliveryError>] {
    gasOverOrder.filter { !goesOff($0) }
      .map { Remark(at: Pointer.to("went", $0.rawValue), code: .gasCannotGoOff) }
  }

  /// D4: more than ordered of what goes off.
  var goingWarnings: [Remark<DeliveryWarning>] {
    gasOverOrder.filter(goesOff)
      .map { Remark(at: Pointer.to("went", $0.rawValue), code: .moreThanOrdered) }
  }

  /// D5: more than the van holds; the bottle was handed over, so the count was wrong.
  var vanWarnings: [Remark<DeliveryWarning>] {
    lines.gas.filter { went[$0] ?? 0 > context.van[$0]?.shown.full ?? 0 }
      .map { Remark(at: Pointer.to("went", $0.rawValue), code: .moreThanOnVan) }
  }

  /// The gas of which more went than was ordered.
  var gasOverOrder: [GasId] {
    lines.gas.filter { went[$0] ?? 0 > lines.ordered[$0] ?? 0 }
  }

  private func goesOff(_ id: GasId) -> Bool {
    gas[id]?.goesOff ?? false
  }
}
