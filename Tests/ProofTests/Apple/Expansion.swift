import Foundation

/// Turns the text of one localization, with its variations and substitutions, into a plain format in
/// which every argument has its number.
struct Expansion {
  let localization: StringCatalog.Localization
  let rules: CardinalRules
  let language: String

  enum Problem: Error {
    case noText
    case strayPercent(in: String)
    case noCategory(String)
    case noSubstitution(String)
    case noNumber(argument: Int)
    case argOutsideSubstitution
    case wrongArgument(Int, conversion: String)
    case differentArguments(substitution: String)
  }

  mutating func format(_ arguments: [any CVarArg]) throws -> String {
    if let text = localization.text {
      return try expand(text, arguments: arguments, own: nil)
    }
    guard let other = localization.plural["other"] else { throw Problem.noText }
    // The first number that the text prints decides which branch it is.
    var next = 1
    for piece in try pieces(of: other) {
      guard case .argument(let number, let conversion) = piece else { continue }
      if conversion != "@" {
        let category = try category(localization.plural, argument: number ?? next, of: arguments)
        return try expand(category, arguments: arguments, own: nil)
      }
      next += 1
    }
    throw Problem.noNumber(argument: next)
  }

  private func expand(
    _ text: String,
    arguments: [any CVarArg],
    own: StringCatalog.Substitution?
  ) throws -> String {
    var result = ""
    var next = 1
    for piece in try pieces(of: text) {
      switch piece {
      case .text(let text):
        result += text.replacing("%", with: "%%")
      case .argument(let number, let conversion):
        let number = number ?? next
        next += 1
        guard arguments.indices.contains(number - 1),
          (arguments[number - 1] is String) == (conversion == "@")
        else { throw Problem.wrongArgument(number, conversion: conversion) }
        result += "%\(number)$\(conversion)"
      case .own:
        guard let own else { throw Problem.argOutsideSubstitution }
        result += "%\(own.argument)$\(own.specifier)"
      case .substitution(let name, let number):
        next += 1
        guard let substitution = localization.substitutions[name] else {
          throw Problem.noSubstitution(name)
        }
        guard number == nil || number == substitution.argument else {
          throw Problem.differentArguments(substitution: name)
        }
        let branch = try category(
          substitution.plural,
          argument: substitution.argument,
          of: arguments
        )
        result += try expand(branch, arguments: arguments, own: substitution)
      }
    }
    return result
  }

  /// The text for the number: Apple takes `zero` for nought in every language, and else CLDR's
  /// category, and else `other`.
  private func category(
    _ plural: [String: String],
    argument: Int,
    of arguments: [any CVarArg]
  ) throws -> String {
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
