internal import Diagnostics

extension SheetReader {
  mutating func readImport(_ rule: AtRule, _ context: ReadingContext) {
    var rest = rule.prelude.trimmed
    guard let value = rest.popFirst(), let address = ImportPath.address(value) else {
      return report(
        "css/syntax",
        .warning,
        at: rule.span,
        in: rule.file,
        "`@import` needs an address in quotes",
        help: "@import \"./file.css\";"
      )
    }
    var inner = context
    inner.expansions += 1
    readImportConditions(&rest, rule, &inner)
    let target = ImportPath.resolve(address, from: files[Int(rule.file)].path)
    if case .package(let name) = target, ImportPath.isTailwind(name) {
      theme.isTailwind = true
      if inner.layer == context.layer {
        // What Tailwind's own entry file begins with.
        for layer in ["theme", "base", "components", "utilities"] {
          let number = layers.layer([Text(layer)], in: context.layer)
          layers.mention(number, under: inner.condition)
        }
      }
    }
    guard let path = target.path, let file = number(of: path) else {
      return reportAbsent(target, at: value.span, in: rule.file)
    }
    guard inner.expansions < Self.expansionLimit, !importsAreExhausted else {
      return report(
        "css/import-limit",
        .error,
        at: rule.span,
        in: rule.file,
        "files import each other more than \(Self.expansionLimit) deep or"
          + " \(Self.importLimit) times"
      )
    }
    inner.file = file
    readFile(inner)
  }

  /// Reads what stands after the address: a layer, `supports()`, Tailwind's words, media queries.
  private mutating func readImportConditions(
    _ rest: inout Lexemes,
    _ rule: AtRule,
    _ context: inout ReadingContext
  ) {
    while let next = rest.first {
      switch next.kind {
      case .whitespace: break
      case .ident where next.isIdentifier("layer"):
        context.layer = layers.anonymousLayer(in: context.layer)
        layers.mention(context.layer, under: context.condition)
      case .ident where next.isIdentifier("important"): break
      case .function:
        switch next.text.lowercased {
        case "layer":
          guard let path = Self.layerPath(next.contents) else { return }
          context.layer = layers.layer(path, in: context.layer)
          layers.mention(context.layer, under: context.condition)
        case "supports":
          restrict(&context, to: SupportsReader.importCondition(next.contents), rule)
        case "theme": context.themeOptions = Self.options(next.contents)
        case "prefix": theme.prefix = next.contents.trimmed.only?.identifier
        case "source": break
        default: return restrict(&context, to: MediaReader.list(rest), rule)
        }
      default: return restrict(&context, to: MediaReader.list(rest), rule)
      }
      rest.removeFirst()
    }
  }

  private mutating func restrict(
    _ context: inout ReadingContext,
    to condition: Condition,
    _ rule: AtRule
  ) {
    context.condition = conditions.add(condition, in: context.condition)
    if let span = condition.outOfScope {
      context.outOfScope = OutOfScope(
        file: rule.file,
        span: span,
        subject: .condition
      )
    }
  }

  private mutating func reportAbsent(_ target: ImportPath, at span: Span, in file: Int32) {
    switch target {
    case .package(let name) where ImportPath.isTailwind(name):
      report(
        "css/absent-import",
        .note,
        at: span,
        in: file,
        "`\(name)` is not read; Tailwind's layers and default colours are known without it"
      )
    case .package(let name):
      report(
        "css/absent-import",
        .note,
        at: span,
        in: file,
        "the package `\(name)` is not read, so what it sets is not seen"
      )
    case .file(let path):
      report("css/absent-import", .warning, at: span, in: file, "there is no file `\(path)`")
    case .elsewhere:
      report(
        "css/absent-import",
        .note,
        at: span,
        in: file,
        "only files beside the sheet are read, so what this one sets is not seen"
      )
    }
  }

  mutating func reportLateImport(_ rule: AtRule) {
    report(
      "css/late-import",
      .warning,
      at: rule.span,
      in: rule.file,
      "a browser ignores an `@import` that does not come before all rules",
      help: "move it to the top of the file"
    )
  }
}
