internal import DriverModels

/// A gas on one set of terms, as ordered: what the orders' lines for it come to (D1).
struct OrderedLine: Hashable, Sendable {
  /// What makes lines one.
  struct Terms: Hashable, Sendable {
    var gasId: GasId
    var unitPrice: Money?
    var exchange: Bool
  }

  var terms: Terms
  /// More than 0.
  var quantity: Int

  /// The lines of an order, each terms once, where they first stood (D1).
  static func all(of order: [OrderLine]) -> [OrderedLine] {
    var lines: [OrderedLine] = []
    var places: [Terms: Int] = [:]
    // Ordered 0 is not on the order.
    for line in order where line.quantity > 0 {
      let terms = Terms(
        gasId: line.gasId,
        unitPrice: line.unitPrice,
        exchange: line.exchange
      )
      if let place = places[terms] {
        lines[place].quantity += Int(line.quantity)
      } else {
        places[terms] = lines.count
        lines.append(OrderedLine(terms: terms, quantity: Int(line.quantity)))
      }
    }
    return lines
  }
}
