import Diagnostics

@testable import Tokens

/// Properties of the root, as text, for tests.
struct Styled {
  let sheet: Stylesheet
  let diagnostics: [Diagnostic]
  private let style: ThemeStyle

  init(
    _ css: String,
    _ theme: Theme = .light,
    root selector: String = "",
    gamut: Gamut = .srgb,
    files: [String: String] = [:]
  ) {
    let others = files.sorted { $0.key < $1.key }.map {
      SourceFile(path: $0.key, bytes: Array($0.value.utf8))
    }
    (sheet, diagnostics) = Stylesheet.read(
      [SourceFile(path: "css/sheet.css", bytes: Array(css.utf8))] + others
    )
    style = ThemeStyle(
      sheet,
      theme,
      root: RootElement.themed(TokenOptions.ThemeSelector(selector)).root,
      gamut: gamut,
      uses: []
    )
  }

  /// What a property comes to; nil if it has no value.
  subscript(_ property: String) -> String? {
    guard let node = sheet.names.known(Text(property)),
      case .values(let values) = style.resolution(node)
    else { return nil }
    return Self.text(values)
  }

  /// Why a property has no value.
  func reason(_ property: String) -> InvalidReason? {
    guard let node = sheet.names.known(Text(property)),
      case .invalid(let reason) = style.resolution(node)
    else { return nil }
    return reason
  }

  var ids: [String] { diagnostics.map(\.id) }

  static func text(_ values: [ComponentValue]) -> String {
    values.map { value in
      switch value.kind {
      case .ident(let name): name.string
      case .hash(let name, _): "#" + name.string
      case .function(let name, let contents): name.string + "(" + text(contents) + ")"
      case .block(let bracket, let contents):
        String(Character(Unicode.Scalar(bracket.opening))) + text(contents)
          + String(Character(Unicode.Scalar(bracket.closing)))
      case .whitespace: " "
      case .comma: ","
      case .delim(let byte): String(Character(Unicode.Scalar(byte)))
      case .number(let number): text(number)
      case .percentage(let number): text(number) + "%"
      case .dimension(let number, let unit): text(number) + unit.string
      case .string(let string): "\"" + string.string + "\""
      default: "?"
      }
    }.joined()
  }

  private static func text(_ number: CSSNumber) -> String {
    number.value == number.value.rounded() ? String(Int(number.value)) : String(number.value)
  }
}
