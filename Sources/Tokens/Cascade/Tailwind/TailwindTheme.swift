internal import Diagnostics

/// The variables of a sheet's `@theme` blocks, as Tailwind v4 puts them together.
struct TailwindTheme: Sendable {
  /// The layer that the variables are set in.
  static let layer: Text = "theme"

  /// Whether there is a `@theme` block.
  var isDeclared = false
  /// Whether the sheet is for Tailwind at all, so that its default palette is known.
  var isTailwind = false
  /// What Tailwind puts before every variable's name: `tw` for `--tw-color-red-500`.
  var prefix: Text?
  private var entries: [ThemeVariable] = []
  /// Where in `entries` a name's last variable is.
  private var numbers: [Text: Int] = [:]
  /// How many entries there were when a name, or all that begin with it, was last taken away.
  private var removals: [Text: Int] = [:]
  private var clearings: [Text: Int] = [:]

  /// The variables that are left, in the order of their names' first declaration.
  var variables: [ThemeVariable] {
    var seen: Set<Text> = []
    return entries.compactMap { entry in
      guard seen.insert(entry.name).inserted else { return nil }
      return variable(entry.name)
    }
  }

  /// The variable with a name; nil if there is none or it was taken away.
  func variable(_ name: Text) -> ThemeVariable? {
    guard let number = numbers[name], !isRemoved(name, after: number) else { return nil }
    return entries[number]
  }

  /// Whether the sheet takes a variable of Tailwind's own theme away.
  func removesDefault(_ name: Text) -> Bool {
    isRemoved(name, after: -1)
  }

  private func isRemoved(_ name: Text, after number: Int) -> Bool {
    if let removal = removals[name], removal > number { return true }
    if clearings.isEmpty { return false }
    // `--color-*` takes away what begins with `--color-`, `--*` everything.
    return name.bytes.indices.contains { index in
      guard name.bytes[index] == UInt8(ascii: "-") else { return false }
      return clearings[Text(name.bytes[...index])].map { $0 > number } ?? false
    }
  }

  /// Adds what a `@theme` block declares.
  mutating func add(_ variable: ThemeVariable) {
    if variable.name.bytes.last == UInt8(ascii: "*") {
      clearings[Text(variable.name.bytes.dropLast())] = entries.count
      return
    }
    if variable.options.contains(.isDefault), let known = self.variable(variable.name),
      !known.options.contains(.isDefault)
    {
      return
    }
    if variable.value == .keyword(.initial) {
      removals[variable.name] = entries.count
      return
    }
    numbers[variable.name] = entries.count
    entries.append(variable)
  }

  /// The name of the custom property that a variable becomes.
  func property(_ name: Text) -> Text {
    guard let prefix else { return name }
    let dashes: [UInt8] = [UInt8(ascii: "-"), UInt8(ascii: "-")]
    return Text((dashes + prefix.bytes + name.bytes.dropFirst())[...])
  }

  /// The name of the variable that became a custom property; nil if it lacks the prefix.
  func name(ofProperty property: Text) -> Text? {
    guard let prefix else { return property }
    let start = prefix.bytes.count + 2
    guard property.bytes.count > start,
      property.bytes.dropFirst(2).starts(with: prefix.bytes)
    else { return nil }
    return Text(([UInt8(ascii: "-")] + property.bytes.dropFirst(start))[...])
  }
}
