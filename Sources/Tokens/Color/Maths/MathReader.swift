internal import Diagnostics

/// Computes a maths function from its component values.
///
/// CSS Values 4, section 10.
struct MathReader {
  /// The names that stand for numbers, such as the channels of a relative colour.
  let names: ChannelNames
  /// Why the last value could not be computed.
  private(set) var problem: ColorProblem?
  /// How many functions and brackets are open.
  private var depth: Int

  init(names: ChannelNames, depth: Int) {
    self.names = names
    self.depth = depth
  }

  /// The value of `name(contents)`, as it stands at `place`.
  mutating func value(
    of function: MathFunction,
    _ contents: [ComponentValue],
    at place: ComponentValue
  ) -> MathValue? {
    guard enter(place) else { return nil }
    defer { depth -= 1 }
    var parts = contents.separatedByCommas
    var rounding = Rounding.nearest
    if function == .round, let word = parts[0].trimmed.only?.identifier?.lowercased {
      if let strategy = Rounding(rawValue: word) {
        rounding = strategy
        parts.removeFirst()
      }
    }
    guard function.argumentCounts.contains(parts.count) else {
      return fail("`\(function.rawValue)()` has \(parts.count) arguments", at: place)
    }
    var arguments: [MathValue] = []
    for (index, part) in parts.enumerated() {
      if function == .clamp, index != 1, part.trimmed.only?.isIdentifier("none") == true {
        arguments.append(MathValue(index == 0 ? -.infinity : .infinity))
        continue
      }
      guard let argument = sum(part, at: place) else { return nil }
      arguments.append(argument)
    }
    if function == .clamp {
      // A bound that is `none` counts what the value counts.
      for index in [0, 2] where arguments[index].value.isInfinite {
        arguments[index].unit = arguments[1].unit
      }
    }
    guard let result = function.applied(to: arguments, rounding: rounding) else {
      return fail("`\(function.rawValue)()` cannot be computed from such units", at: place)
    }
    return result
  }

  private mutating func sum(
    _ values: ArraySlice<ComponentValue>,
    at place: ComponentValue
  ) -> MathValue? {
    var rest = values.trimmed
    guard var total = product(&rest, at: place) else { return nil }
    while let sign = rest.first {
      guard sign.isWhitespace, let operation = rest.dropFirst().first,
        operation.isDelim("+") || operation.isDelim("-")
      else {
        return fail(
          "an operator is missing in the calculation",
          at: sign.isWhitespace ? place : sign
        )
      }
      rest = rest.dropFirst(2)
      guard let space = rest.first, space.isWhitespace else {
        return fail("`+` and `-` need a space on either side", at: operation)
      }
      rest = rest.dropFirst()
      guard let term = product(&rest, at: place) else { return nil }
      guard term.unit == total.unit else {
        return fail("numbers, percentages and angles cannot be added to each other", at: operation)
      }
      total.value += operation.isDelim("+") ? term.value : -term.value
    }
    return total
  }

  private mutating func product(
    _ rest: inout ArraySlice<ComponentValue>,
    at place: ComponentValue
  ) -> MathValue? {
    guard var total = operand(&rest, at: place) else { return nil }
    while let operation = rest.drop(while: \.isWhitespace).first,
      operation.isDelim("*") || operation.isDelim("/")
    {
      rest = rest.drop(while: \.isWhitespace).dropFirst().drop(while: \.isWhitespace)
      guard let factor = operand(&rest, at: operation) else { return nil }
      if operation.isDelim("*") {
        total = MathValue(total.value * factor.value, total.unit * factor.unit)
      } else {
        total = MathValue(total.value / factor.value, total.unit * factor.unit.inverse)
      }
    }
    return total
  }

  private mutating func operand(
    _ rest: inout ArraySlice<ComponentValue>,
    at place: ComponentValue
  ) -> MathValue? {
    guard let value = rest.popFirst() else {
      return fail("the calculation ends too early", at: place)
    }
    switch value.kind {
    case .number(let number): return MathValue(number.value)
    case .percentage(let number): return MathValue(number.value, .percent)
    case .dimension(let number, let unit):
      guard let known = MathUnit.named(unit.lowercased) else {
        return fail("a length in `\(unit.string)` depends on where it is used", at: value)
      }
      return MathValue(number.value * known.size, known.unit)
    case .ident(let name):
      guard let number = constant(name.lowercased) else {
        return fail("`\(name.string)` is no number here", at: value)
      }
      return MathValue(number)
    case .block(.round, let contents):
      guard enter(value) else { return nil }
      defer { depth -= 1 }
      return sum(contents[...], at: value)
    case .function(let name, let contents):
      guard let function = MathFunction(rawValue: name.lowercased) else {
        return fail("`\(name.string)()` is no maths function that is known here", at: value)
      }
      return self.value(of: function, contents, at: value)
    default: return fail("this is no number", at: value)
    }
  }

  private func constant(_ name: String) -> Double? {
    switch name {
    case "pi": .pi
    case "e": RealMath.exponential(1)
    case "infinity": .infinity
    case "-infinity": -.infinity
    case "nan": .nan
    default: names.value(of: name)
    }
  }

  private mutating func enter(_ place: ComponentValue) -> Bool {
    guard depth < ColorReader.depthLimit else {
      problem = .tooDeep(at: place)
      return false
    }
    depth += 1
    return true
  }

  private mutating func fail(_ message: String, at place: ComponentValue) -> MathValue? {
    problem = problem ?? ColorProblem(message, at: place)
    return nil
  }
}
