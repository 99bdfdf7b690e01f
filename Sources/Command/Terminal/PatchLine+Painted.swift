internal import Diagnostics
internal import Freshness

extension PatchLine {
  /// The line in git's colours, with nothing in it that a terminal would obey.
  var painted: String {
    let text = kind.sign + String(decoding: text, as: UTF8.self).visible
    return parameter.map { "\u{1B}[\($0)m\(text)\u{1B}[0m\n" } ?? "\(text)\n"
  }

  /// The SGR parameter of its colour.
  private var parameter: String? {
    switch kind {
    case .file: "1"
    case .hunk: "36"
    case .removed: "31"
    case .added: "32"
    case .kept, .remark: nil
    }
  }
}
