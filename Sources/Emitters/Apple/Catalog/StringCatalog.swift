internal import Catalogue
internal import Diagnostics
internal import Locales
internal import Outputs

/// Writes string catalogs (`.xcstrings`).
enum StringCatalog {
  /// The catalog of the words.
  static func words(_ plan: WordsPlan) -> MadeText {
    let entries = plan.keys.enumerated().flatMap { index, key in
      let text = CatalogText(key)
      let item = plan.item(ofKey: index, in: 0)
      return key.combinations.map { CatalogEntry(key, $0, text, item: item) }
    }
    let locales = CatalogLocale.all(plan)
    var sentences = locales.map { _ in Sentence() }
    // Room that is never written to costs nothing; too little costs a copy of it all.
    return catalog(plan, capacity: entries.count * locales.count * 300) { writer in
      for index in XcodeOrder.indices(of: entries.map(\.key)) {
        entries[index].write(locales, &sentences, to: &writer)
      }
    }
  }

  /// The catalog of Info.plist's usage descriptions.
  static func permissions(_ plan: WordsPlan) -> MadeText {
    let locales = CatalogLocale.all(plan)
    let permissions = plan.permissions.enumerated()
      .sorted { XcodeOrder(Text($0.element.plistKey)) < XcodeOrder(Text($1.element.plistKey)) }
    return catalog(plan, capacity: 0) { writer in
      for (index, permission) in permissions {
        write(permission, locales, item: plan.item(ofKey: index, in: 0), to: &writer)
      }
    }
  }

  private static func write(
    _ permission: PermissionPlan,
    _ locales: [CatalogLocale],
    item: Int,
    to writer: inout XcodeJSONWriter
  ) {
    writer.end()
    writer.object(Text(permission.plistKey)) { writer in
      if let note = permission.note { writer.string(CatalogWord.comment, note) }
      writer.string(CatalogWord.extractionState, CatalogWord.manual)
      writer.object(CatalogWord.localizations) { writer in
        for locale in locales {
          let stand = permission.stands[locale.index]
          writer.begin(item + stand)
          writer.object(locale.name) { writer in
            writer.unit(
              stand == locale.index ? CatalogWord.translated : CatalogWord.new,
              permission.texts[stand] ?? ""
            )
          }
        }
      }
    }
  }

  private static func catalog(
    _ plan: WordsPlan,
    capacity: Int,
    _ strings: (inout XcodeJSONWriter) -> Void
  ) -> MadeText {
    var writer = XcodeJSONWriter(capacity: capacity)
    writer.object { writer in
      writer.string(CatalogWord.sourceLanguage, Text(plan.locales[0].appleIdentifier))
      writer.object(CatalogWord.strings, strings)
      writer.end()
      writer.string(CatalogWord.version, "1.0")
    }
    return writer.text
  }
}
