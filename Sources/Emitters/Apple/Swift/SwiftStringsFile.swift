internal import Catalogue
internal import Diagnostics
internal import Outputs

/// Writes `BottleStrings.swift`: the accessors, the types in their signatures, and what they are made
/// of.
struct SwiftStringsFile {
  private let plan: WordsPlan
  private let settings: AppleSettings
  private let scope: SwiftScope

  /// The file of a plan.
  static func text(_ plan: WordsPlan, settings: AppleSettings) -> MadeText {
    let scope = SwiftScope(plan, prefix: settings.prefix)
    let file = SwiftStringsFile(plan: plan, settings: settings, scope: scope)
    var code = CodeWriter(indentation: SwiftCode.indentation, capacity: plan.keys.count * 512)
    file.write(to: &code)
    return code.text
  }

  private func write(to code: inout CodeWriter) {
    code.line(GeneratedHeader(from: settings.catalogue).line(.slashes))
    code.line()
    code.line("import Foundation")
    code.line()
    writeStruct(to: &code)
    SwiftHelpers(plan: plan, settings: settings, scope: scope).write(to: &code)
  }

  private func writeStruct(to code: inout CodeWriter) {
    code.lines(
      """
      /// The app's words, in the language that the bundle is shown in.
      ///
      /// Plurals, numbers and dates follow the language of the texts, whatever the phone's region is.
      """
    )
    code.block("public struct \(scope.stringsType): Swift.Sendable {") { code in
      code.line("let \(SwiftScope.words): \(scope.wordsType)")
      code.line()
      let zone =
        settings.timeZone.map {
          "Foundation.TimeZone(identifier: \(SwiftCode.literal($0))) ?? .current"
        } ?? ".current"
      code.line("/// The words of a bundle; moments print in `timeZone`.")
      code.line("public init(")
      code.line("  bundle: Foundation.Bundle = .main, timeZone: Foundation.TimeZone = \(zone)")
      code.block(") {") { code in
        code.line("self.init(_catalog: \(scope.catalogType)(bundle), timeZone: timeZone)")
      }
      code.line()
      code.block("init(_catalog: \(scope.catalogType), timeZone: Foundation.TimeZone) {") { code in
        code.line("\(SwiftScope.words) = \(scope.wordsType)(catalog: _catalog, timeZone: timeZone)")
      }
      writeMembers(of: AccessorGroup(plan.keys), to: &code)
      writeChoices(to: &code)
    }
  }

  private func writeChoices(to code: inout CodeWriter) {
    for (index, key) in plan.keys.enumerated() {
      for parameter in key.parameters {
        guard case .choice(let choice) = parameter.type else { continue }
        code.line()
        code.part(of: plan.item(ofKey: index, in: 0)) { code in
          SwiftChoice.write(choice, of: parameter.name, in: key, to: &code)
        }
      }
    }
  }

  private func writeMembers(of group: AccessorGroup, to code: inout CodeWriter) {
    for member in group.members {
      code.line()
      switch member {
      case .key(let index):
        let accessor = SwiftAccessor(key: plan.keys[index], locales: plan.locales, scope: scope)
        code.part(of: plan.item(ofKey: index, in: 0)) { accessor.write(to: &$0) }
      case .group(let inner):
        writeGroup(inner, to: &code)
      }
    }
  }

  private func writeGroup(_ group: AccessorGroup, to code: inout CodeWriter) {
    let segment = group.path.last ?? ""
    let type = scope.groupType(segment)
    let comment = [Text("The words under `\(group.path.joined(separator: "."))`.")]
    SwiftComment.write(comment, to: &code)
    code.line(
      "public var \(SwiftCode.member(segment)): \(type) { \(type)(_words: \(SwiftScope.words)) }"
    )
    code.line()
    SwiftComment.write(comment, to: &code)
    code.block("public struct \(type): Swift.Sendable {") { code in
      code.line("let \(SwiftScope.words): \(scope.wordsType)")
      writeMembers(of: group, to: &code)
    }
  }
}
