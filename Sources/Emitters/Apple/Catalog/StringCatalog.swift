internal import Catalogue
internal import Diagnostics
internal import Locales

/// Writes string catalogs (`.xcstrings`).
enum StringCatalog {
  /// The catalog of the words.
  static func words(_ plan: WordsPlan) -> [UInt8] {
    let entries = plan.keys.flatMap { key in
      let text = CatalogText(key)
      return key.combinations.map { CatalogEntry(key, $0, text) }
    }
    let locales = CatalogLocale.all(plan)
    // Room that is never written to costs nothing; too little costs a copy of it all.
    return catalog(plan, capacity: entries.count * locales.count * 300) { writer in
      for entry in entries.sorted(by: { $0.order < $1.order }) {
        entry.write(locales, to: &writer)
      }
    }
  }

  /// The catalog of Info.plist's usage descriptions.
  static func permissions(_ plan: WordsPlan) -> [UInt8] {
    let locales = CatalogLocale.all(plan)
    let permissions = plan.permissions
      .sorted { XcodeOrder(Text($0.plistKey)) < XcodeOrder(Text($1.plistKey)) }
    return catalog(plan, capacity: 0) { writer in
      for permission in permissions {
        write(permission, locales, to: &writer)
      }
    }
  }

  private static func write(
    _ permission: PermissionPlan,
    _ locales: [CatalogLocale],
    to writer: inout XcodeJSONWriter
  ) {
    writer.object(Text(permission.plistKey)) { writer in
      if let note = permission.note { writer.string(CatalogWord.comment, note) }
      writer.string(CatalogWord.extractionState, CatalogWord.manual)
      writer.object(CatalogWord.localizations) { writer in
        for locale in locales {
          let stand = permission.stands[locale.index]
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
  ) -> [UInt8] {
    var writer = XcodeJSONWriter(capacity: capacity)
    writer.object { writer in
      writer.string(CatalogWord.sourceLanguage, Text(plan.locales[0].appleIdentifier))
      writer.object(CatalogWord.strings, strings)
      writer.string(CatalogWord.version, "1.0")
    }
    return writer.bytes
  }
}
