internal import Configuration
internal import Diagnostics
internal import Freshness
internal import Tokens

/// The inputs as they were last read, to tell what has changed since.
struct InputMemory {
  private var last: Sources?
  /// Every file that was ever read and still exists: a mistake in bottle.yaml keeps the rest from
  /// being read, which must not look as if the rest were gone.
  private var files: [String: SourceFile] = [:]
  /// The stylesheets when there last were any.
  private var stylesheets: [SourceFile] = []

  /// How many inputs there were.
  var count: Int { last?.files.count ?? 0 }

  /// Whether reading gave the same again, so that the outputs are the same too.
  func holds(_ sources: Sources) -> Bool {
    guard let last else { return false }
    return last.diagnostics == sources.diagnostics
      && last.files.elementsEqual(sources.files) { $0.path == $1.path && $0.bytes == $1.bytes }
  }

  /// Takes in what was read now.
  ///
  /// - Returns: What differs, in the order of reading, then what cannot be read any more; nothing the
  ///   first time.
  mutating func take(_ sources: Sources, on disk: Disk) -> [InputChange] {
    defer { last = sources }
    var changes: [InputChange] = []
    var tokens = changedTokens(sources)[...]
    for file in sources.files {
      guard let old = files.updateValue(file, forKey: file.path) else {
        changes.append(InputChange(path: file.path, kind: .new))
        continue
      }
      guard old.bytes != file.bytes else { continue }
      var change = InputChange(path: file.path)
      if sources.stylesheets.contains(where: { $0.path == file.path }) {
        // Which of several sheets a colour comes from is not asked: the first tells them all.
        change.parts = Array(tokens)
        tokens = []
      } else {
        change.parts = ChangedKeys.between(old, file)
      }
      changes.append(change)
    }
    let paths = Set(sources.files.map(\.path))
    for path in files.keys.sorted() where !paths.contains(path) {
      let isGone = disk.stamp(of: path) == nil
      // Neither gone nor looked for, it may be as it was.
      guard isGone || sources.consulted.contains(path) else { continue }
      files[path] = nil
      changes.append(InputChange(path: path, kind: isGone ? .gone : .changed))
    }
    if !sources.stylesheets.isEmpty { stylesheets = sources.stylesheets }
    return last == nil ? [] : changes
  }

  /// The custom properties whose colours are not what they were, in the order of the sheet, then
  /// those that are no more.
  private func changedTokens(_ sources: Sources) -> [String] {
    guard let section = sources.configuration?.tokens, !stylesheets.isEmpty,
      !sources.stylesheets.isEmpty
    else { return [] }
    let options = TokenOptions(section, gamut: .srgb)
    let old = Stylesheet.read(stylesheets).sheet.tokens(options).tokens
    let new = Stylesheet.read(sources.stylesheets).sheet.tokens(options).tokens
    let colors = Dictionary(old.map { ($0.property, $0.values.map(\.color)) }) { $1 }
    let kept = Set(new.map(\.property))
    let changed = new.filter { colors[$0.property] != $0.values.map(\.color) }
    return (changed + old.filter { !kept.contains($0.property) }).map(\.property.string)
  }
}
