internal import Catalogue
internal import Outputs

extension WordsPlan {
  /// The number of a key's message in a locale, as an item of an output's parts.
  func item(ofKey key: Int, in locale: Int) -> Int { key * locales.count + locale }

  /// Where a key's message stands, by its number.
  func keyOrigin(_ item: Int) -> Origin? {
    let (index, locale) = item.quotientAndRemainder(dividingBy: locales.count)
    let key = keys[index]
    return key.span(in: locale).map { Origin(key.name, at: place($0, in: locale)) }
  }

  /// Where a usage description stands, by a number of the same kind.
  func permissionOrigin(_ item: Int) -> Origin? {
    let (index, locale) = item.quotientAndRemainder(dividingBy: locales.count)
    let permission = permissions[index]
    return permission.spans[locale].map {
      Origin(permission.plistKey, at: place($0, in: locale))
    }
  }
}
