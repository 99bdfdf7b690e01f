import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The names in a `res` folder's XML, read by an XML parser that is not the project's.
final class ResourceFiles: NSObject, XMLParserDelegate {
  /// A text that a file has.
  struct Name: Hashable, Sendable {
    var name: String
    /// The folder's language as a tag, empty for `values/`.
    var language: String
    /// The quantity of a plural's item.
    var quantity: String?
  }

  /// Every text, in the order of the files.
  private(set) var names: [Name] = []
  private var language = ""
  private var plural: String?

  /// Reads every `strings.xml` below a `res` folder.
  init(below folder: URL) throws {
    super.init()
    for file in Checkout.files(below: folder, ending: "/strings.xml") {
      language = Self.language(ofFolder: file.deletingLastPathComponent().lastPathComponent)
      let parser = XMLParser(data: try Data(contentsOf: file))
      parser.delegate = self
      if !parser.parse() { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    }
  }

  func parser(
    _ parser: XMLParser,
    didStartElement element: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    switch element {
    case "string":
      names.append(Name(name: attributes["name"] ?? "", language: language))
    case "plurals":
      plural = attributes["name"]
    case "item":
      names.append(
        Name(name: plural ?? "", language: language, quantity: attributes["quantity"])
      )
    default: break
    }
  }

  /// `values-pt-rBR` is pt-BR, `values-b+zh+Hans` zh-Hans.
  private static func language(ofFolder name: String) -> String {
    let qualifier = name.dropFirst("values".count).drop { $0 == "-" }
    if qualifier.hasPrefix("b+") {
      return String(qualifier.dropFirst(2).replacing("+", with: "-"))
    }
    return String(qualifier.replacing("-r", with: "-"))
  }
}
