internal import DriverModels

/// Sums that are held at the type's ends: an old body may say anything, and nothing may end the app.
extension Int64 {
  func clamped(adding money: Money) -> Int64 {
    let (sum, isOver) = addingReportingOverflow(money.rawValue)
    return isOver ? (money.rawValue > 0 ? .max : .min) : sum
  }

  func clamped(subtracting money: Money) -> Int64 {
    let (rest, isOver) = subtractingReportingOverflow(money.rawValue)
    return isOver ? (money.rawValue > 0 ? .min : .max) : rest
  }
}
