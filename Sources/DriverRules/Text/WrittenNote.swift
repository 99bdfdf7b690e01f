/// Notes as they are sent.
extension String {
  /// The note: trimmed, line breaks kept and CRLF as LF; nil where nothing is left (D9).
  var asNote: String? {
    let note = trimmed
    var scalars = String.UnicodeScalarView()
    for scalar in note.unicodeScalars {
      if scalar == "\n", scalars.last == "\r" { scalars.removeLast() }
      scalars.append(scalar)
    }
    return scalars.isEmpty ? nil : String(scalars)
  }
}
