import Testing

@testable import Tokens

@Suite("Whole hues")
struct WholeHueTests {
  /// `hsl(<hue> 100% 50%)` as Chromium 156 paints it, six digits a hue from 0 to 359; `hwb()` alike.
  private let shown = """
    ff0000ff0400ff0800ff0d00ff1100ff1500ff1900ff1e00ff2200ff2600ff2a00ff2f00ff3300ff3700ff3b00\
    ff4000ff4400ff4800ff4d00ff5100ff5500ff5900ff5e00ff6200ff6600ff6a00ff6f00ff7300ff7700ff7b00\
    ff8000ff8400ff8800ff8c00ff9000ff9500ff9900ff9d00ffa100ffa600ffaa00ffae00ffb200ffb700ffbb00\
    ffbf00ffc300ffc800ffcc00ffd000ffd500ffd900ffdd00ffe100ffe600ffea00ffee00fff200fff700fffb00\
    ffff00fbff00f7ff00f2ff00eeff00eaff00e6ff00e1ff00ddff00d9ff00d5ff00d0ff00ccff00c8ff00c4ff00\
    bfff00bbff00b7ff00b3ff00aeff00aaff00a6ff00a2ff009dff0099ff0095ff0091ff008cff0088ff0084ff00\
    80ff007bff0077ff0073ff006eff006aff0066ff0062ff005eff0059ff0055ff0051ff004cff0048ff0044ff00\
    40ff003cff0037ff0033ff002fff002aff0026ff0022ff001eff001aff0015ff0011ff000dff0008ff0004ff00\
    00ff0000ff0400ff0800ff0d00ff1100ff1500ff1900ff1e00ff2200ff2600ff2b00ff2f00ff3300ff3700ff3c\
    00ff4000ff4400ff4800ff4d00ff5100ff5500ff5900ff5e00ff6200ff6600ff6a00ff6f00ff7300ff7700ff7b\
    00ff8000ff8400ff8800ff8c00ff9000ff9500ff9900ff9d00ffa100ffa600ffaa00ffae00ffb200ffb700ffbb\
    00ffbf00ffc300ffc800ffcc00ffd000ffd400ffd900ffdd00ffe100ffe600ffea00ffee00fff200fff700fffb\
    00ffff00fbff00f7ff00f2ff00eeff00eaff00e6ff00e1ff00ddff00d9ff00d4ff00d0ff00ccff00c8ff00c3ff\
    00bfff00bbff00b7ff00b2ff00aeff00aaff00a6ff00a1ff009dff0099ff0095ff0090ff008cff0088ff0084ff\
    0080ff007bff0077ff0073ff006fff006aff0066ff0062ff005eff0059ff0055ff0051ff004dff0048ff0044ff\
    0040ff003cff0037ff0033ff002fff002bff0026ff0022ff001eff0019ff0015ff0011ff000dff0008ff0004ff\
    0000ff0400ff0800ff0d00ff1100ff1500ff1900ff1e00ff2200ff2600ff2a00ff2f00ff3300ff3700ff3b00ff\
    4000ff4400ff4800ff4d00ff5100ff5500ff5900ff5e00ff6200ff6600ff6a00ff6f00ff7300ff7700ff7b00ff\
    8000ff8400ff8800ff8c00ff9000ff9500ff9900ff9d00ffa100ffa600ffaa00ffae00ffb200ffb700ffbb00ff\
    bf00ffc400ffc800ffcc00ffd000ffd500ffd900ffdd00ffe100ffe600ffea00ffee00fff200fff700fffb00ff\
    ff00ffff00fbff00f7ff00f2ff00eeff00eaff00e6ff00e1ff00ddff00d9ff00d5ff00d0ff00ccff00c8ff00c4\
    ff00bfff00bbff00b7ff00b2ff00aeff00aaff00a6ff00a1ff009dff0099ff0095ff0090ff008cff0088ff0084\
    ff0080ff007bff0077ff0073ff006fff006aff0066ff0062ff005eff0059ff0055ff0051ff004dff0048ff0044\
    ff0040ff003bff0037ff0033ff002fff002aff0026ff0022ff001eff0019ff0015ff0011ff000dff0008ff0004
    """

  @Test("a hue that falls on half a byte goes the way it goes in the browser")
  func hues() throws {
    let digits = Array(shown)
    #expect(digits.count == 360 * 6)
    for hue in 0..<360 {
      let expected = String(digits[hue * 6..<hue * 6 + 6])
      for css in ["hsl(\(hue) 100% 50%)", "hwb(\(hue) 0% 0%)"] {
        let color = try #require(read(css).color)
        #expect(color.bytes.argb == UInt32("ff\(expected)", radix: 16), "\(css)")
      }
    }
  }
}
