public import Diagnostics

extension Element {
  /// The bytes of the whole piece.
  public var span: Span {
    switch self {
    case .text(_, let span), .argument(_, let span), .number(_, _, let span),
      .date(_, _, let span), .time(_, _, let span), .pound(let span), .tag(_, _, let span):
      span
    case .select(let select): select.span
    case .plural(let plural): plural.span
    }
  }
}
