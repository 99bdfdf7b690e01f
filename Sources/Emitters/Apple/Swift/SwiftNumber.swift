internal import Messages

/// Writes the options of a number format as arguments.
enum SwiftNumber {
  /// The arguments that differ from a plain number's.
  static func options(_ format: NumberFormat) -> [String] {
    var options: [String] = []
    switch format.style {
    case .decimal: break
    case .percent: options.append("style: .percent")
    case .currency(let code): options.append("style: .currency(\(SwiftCode.literal(code)))")
    }
    if let digits = format.fractionDigits { options.append("fraction: \(range(digits))") }
    if let digits = format.significantDigits { options.append("significant: \(range(digits))") }
    if format.minimumIntegerDigits > 1 { options.append("integer: \(format.minimumIntegerDigits)") }
    if !format.grouping { options.append("grouping: false") }
    if format.scale != 1 { options.append("scale: \(format.scale)") }
    return options
  }

  private static func range(_ digits: ClosedRange<Int>) -> String {
    "\(digits.lowerBound)...\(digits.upperBound)"
  }
}
