internal import Catalogue
internal import Diagnostics
internal import Locales
internal import Outputs

/// Writes `BottleStrings.kt`: the accessors, the types in their signatures, and what they are made
/// of.
struct KotlinStringsFile {
  private let plan: WordsPlan
  private let resources: [KeyResources]
  private let settings: AndroidSettings
  private let scope: KotlinScope
  private let helpers: KotlinHelpers

  /// The file of a plan.
  static func text(
    _ plan: WordsPlan,
    _ resources: [KeyResources],
    rules: [LocaleRules],
    settings: AndroidSettings
  ) -> MadeText {
    let scope = KotlinScope(plan, settings: settings)
    let helpers = KotlinHelpers(
      scope: scope,
      needs: KotlinNeeds(plan, resources),
      rules: rules
    )
    let file = KotlinStringsFile(
      plan: plan,
      resources: resources,
      settings: settings,
      scope: scope,
      helpers: helpers
    )
    var code = CodeWriter(indentation: Kotlin.indentation, capacity: plan.keys.count * 512)
    file.write(to: &code)
    return code.text
  }

  private func write(to code: inout CodeWriter) {
    code.line(GeneratedHeader(from: settings.catalogue).line(.slashes))
    code.line()
    code.line("package \(scope.package)")
    code.line()
    for line in (helpers.imports + [scope.importOfConstants]).sorted() { code.line(line) }
    code.line()
    writeClass(to: &code)
    helpers.write(to: &code)
  }

  private func writeClass(to code: inout CodeWriter) {
    code.lines(
      """
      /**
       * The app's words, in the language that its resources are in.
       *
       * Plurals, numbers and dates follow the language of the texts, whatever the phone's region is.
       * Moments print in [timeZone]. Make one anew when the language changes; one can be shared between
       * threads.
       */
      """
    )
    let zone =
      settings.timeZone.map { "java.util.TimeZone.getTimeZone(\(Kotlin.literal($0)))" }
      ?? "java.util.TimeZone.getDefault()"
    code.line("public class \(scope.stringsType)(")
    code.line("    context: android.content.Context,")
    code.line("    timeZone: java.util.TimeZone = \(zone),")
    code.block(") {") { code in
      let locale = ResourceName.locale(prefix: settings.resourcePrefix)
      code.line("private val \(KotlinScope.words) =")
      code.line(
        "    \(scope.wordsType)(context, timeZone, context.getString(\(scope.constants).string.\(locale)))"
      )
      writeMembers(of: AccessorGroup(plan.keys), to: &code)
      for (index, key) in plan.keys.enumerated() {
        for parameter in key.parameters {
          guard case .choice(let choice) = parameter.type else { continue }
          code.line()
          code.part(of: plan.item(ofKey: index, in: 0)) { code in
            KotlinChoice.write(choice, of: parameter.name, in: key, to: &code)
          }
        }
      }
    }
  }

  private func writeMembers(of group: AccessorGroup, to code: inout CodeWriter) {
    let properties = Set(group.members.compactMap(propertyName))
    for (position, member) in group.members.enumerated() {
      if position > 0 || group.path.isEmpty { code.line() }
      switch member {
      case .key(let index):
        let accessor = KotlinAccessor(
          key: plan.keys[index],
          resources: resources[index],
          scope: scope,
          siblings: properties
        )
        code.part(of: plan.item(ofKey: index, in: 0)) { accessor.write(to: &$0) }
      case .group(let inner):
        writeGroup(inner, among: properties, to: &code)
      }
    }
  }

  /// The name of the property that a member is; nil for a function.
  private func propertyName(_ member: AccessorGroup.Member) -> String? {
    switch member {
    case .key(let index):
      let key = plan.keys[index]
      return key.parameters.isEmpty ? Identifier.member(key.path.last ?? "") : nil
    case .group(let group):
      return Identifier.member(group.path.last ?? "")
    }
  }

  private func writeGroup(
    _ group: AccessorGroup,
    among siblings: Set<String>,
    to code: inout CodeWriter
  ) {
    let segment = group.path.last ?? ""
    let type = Kotlin.type(segment)
    let name = Kotlin.member(segment)
    let comment = [Text("The words under `\(group.path.joined(separator: "."))`.")]
    KotlinComment.write(comment, to: &code)
    if let annotation = KotlinProperty.annotation(Identifier.member(segment), among: siblings) {
      code.line(annotation)
    }
    code.line("public val \(name): \(type)")
    code.line("    get() = \(type)()")
    code.line()
    KotlinComment.write(comment, to: &code)
    code.block("public inner class \(type) internal constructor() {") { code in
      writeMembers(of: group, to: &code)
    }
  }
}
