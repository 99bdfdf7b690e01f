/// What a channel means, so that a missing one can be found again in another space.
///
/// CSS Color 4, section 12.2, "analogous components", as Chromium reads it: of two spaces the
/// channels with the same role are, and all spaces of red, green and blue or of X, Y and Z share
/// three.
enum ChannelRole: Hashable {
  case first, second, third
  case lightness, colorfulness, hue
  case a, b
  case whiteness, blackness
}
