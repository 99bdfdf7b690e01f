/// What the media features say in one theme.
struct MediaState: Hashable, Sendable {
  var prefersDark = false
  var prefersMoreContrast = false
  var gamut = Gamut.srgb
}
