internal import APIModels

extension APIObject {
  /// The properties in the order of their names' bytes, as they are written.
  var propertiesByName: [APIProperty] {
    properties.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }
}
