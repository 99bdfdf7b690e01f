import Foundation

/// Works out the text of one localization, with its variations and substitutions, for some arguments.
struct Expansion {
  let localization: StringCatalog.Localization
  let rules: CardinalRules
  let language: String
  let locale: Locale
  let arguments: [any CVarArg]

  enum Problem: Error {
    case noText
    case strayPercent(in: String)
    case noCategory(String)
    case noSubstitution(String)
    case noNumber(argument: Int)
    case argOutsideSubstitution
    case wrongArgument(Int, conversion: String)
    case differentArguments(substitution: String)
    case gap(before: Int)
  }

  func text() throws -> String {
    if let text = localization.text { return try expand(text, own: nil, mentioned: []) }
    guard let other = localization.plural["other"] else { throw Problem.noText }
    // The first number that the text prints decides which branch it is.
    var next = 1
    for piece in try pieces(of: other) {
      guard case .argument(let number, let conversion) = piece else { continue }
      if conversion != "@" {
        let branch = try self.branch(localization.plural, argument: number ?? next)
        return try expand(branch, own: nil, mentioned: [])
      }
      next += 1
    }
    throw Problem.noNumber(argument: next)
  }

  /// The text of one level: the whole, or a substitution's branch.
  ///
  /// - Parameter mentioned: The arguments that the levels around it mention. CoreFoundation fetches
  ///   arguments in order and knows only the types of those that are mentioned: one that is not is
  ///   not skipped, so that all after it are wrong.
  private func expand(
    _ text: String,
    own: StringCatalog.Substitution?,
    mentioned: Set<Int>
  ) throws -> String {
    let pieces = try pieces(of: text)
    let numbers = try numbers(of: pieces, own: own)
    let known = mentioned.union(numbers.compactMap(\.self))
    if let gap = known.max().flatMap({ (1...$0).first { !known.contains($0) } }) {
      throw Problem.gap(before: gap + 1)
    }
    var result = ""
    for (piece, number) in zip(pieces, numbers) {
      switch piece {
      case .text(let text): result += text
      case .argument(_, let conversion): result += try print(number ?? 0, conversion)
      case .own:
        guard let own else { throw Problem.argOutsideSubstitution }
        result += try print(own.argument, own.specifier)
      case .substitution(let name, _):
        guard let substitution = localization.substitutions[name] else {
          throw Problem.noSubstitution(name)
        }
        let branch = try self.branch(substitution.plural, argument: substitution.argument)
        result += try expand(branch, own: substitution, mentioned: known)
      }
    }
    return result
  }

  /// The number of the argument that each piece mentions; those without one count on.
  private func numbers(
    of pieces: [FormatPiece],
    own: StringCatalog.Substitution?
  ) throws -> [Int?] {
    var next = 1
    return try pieces.map { piece in
      switch piece {
      case .text: return nil
      case .own: return own?.argument
      case .argument(let number, _):
        defer { next += 1 }
        return number ?? next
      case .substitution(let name, let number):
        defer { next += 1 }
        let argument = localization.substitutions[name]?.argument
        guard number == nil || number == argument else {
          throw Problem.differentArguments(substitution: name)
        }
        return argument
      }
    }
  }

  /// An argument as a specifier prints it; the locale sets thousands apart.
  private func print(_ number: Int, _ conversion: String) throws -> String {
    guard arguments.indices.contains(number - 1),
      (arguments[number - 1] is any BinaryInteger) == (conversion != "@")
    else { throw Problem.wrongArgument(number, conversion: conversion) }
    return String(format: "%\(conversion)", locale: locale, arguments: [arguments[number - 1]])
  }

  /// The text for the number: Apple takes `zero` for nought in every language, and else CLDR's
  /// category, and else `other`.
  private func branch(_ plural: [String: String], argument: Int) throws -> String {
    guard arguments.indices.contains(argument - 1),
      let number = (arguments[argument - 1] as? any BinaryInteger).map({ Int64($0) })
    else { throw Problem.noNumber(argument: argument) }
    if number == 0, let zero = plural["zero"] { return zero }
    let category = rules.category(of: number, language: language)
    guard let text = plural[category] ?? plural["other"] else { throw Problem.noCategory(category) }
    return text
  }

  private func pieces(of text: String) throws -> [FormatPiece] {
    guard let pieces = FormatPiece.pieces(of: text) else { throw Problem.strayPercent(in: text) }
    return pieces
  }
}
