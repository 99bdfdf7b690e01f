/// Texts that a string resource, a string catalog, a formatter or a reader of one of them is known to
/// break.
enum NastyTexts {
  /// A message as a translator writes it, and what a driver reads.
  struct Sample: Sendable {
    var message: String
    var text: String

    /// A message that reads as it is written.
    init(_ text: String) {
      (message, self.text) = (text, text)
    }

    init(_ message: String, reads text: String) {
      (self.message, self.text) = (message, text)
    }
  }

  static let all: [Sample] =
    apostrophes + quotes + backslashes + percents + marks + spaces + controls
    + markup + scripts + braces

  private static let apostrophes: [Sample] = [
    Sample("I'm"), Sample("'"), Sample("'quoted'"), Sample("o'"), Sample("'n"),
    Sample("It''s", reads: "It's"), Sample("''''", reads: "''"),
    Sample("''quoted''", reads: "'quoted'"),
    Sample("'{name}'", reads: "{name}"), Sample("This '{isn''t}' ok", reads: "This {isn't} ok"),
    Sample("You have '{count} left", reads: "You have {count} left"),
    Sample("l'<a>aide</a>", reads: "l<a>aide</a>"), Sample("l''aide", reads: "l'aide"),
    Sample("\\'"), Sample("\\''", reads: "\\'"), Sample("\u{2019}\u{2018}"),
  ]
  private static let quotes: [Sample] = [
    Sample("\"quoted\""), Sample("5\" screen"), Sample("\""), Sample("\"\""),
    Sample("a \"b  c\" d"),
    Sample("\\\""), Sample("“q” „q” «q»"), Sample("`x`"), Sample("\"\"\"x\"\"\""),
  ]
  private static let backslashes: [Sample] = [
    Sample("C:\\new"), Sample("a\\b"), Sample("\\"), Sample("\\\\"), Sample("end\\"), Sample("\\n"),
    Sample("\\u0041"), Sample("\\u12"), Sample("\\%"), Sample("\\@"), Sample("\\?"), Sample("\\#"),
    Sample("\\ "), Sample("\\(x)"), Sample("\\N'{'DASH'}'", reads: "\\N{DASH}"),
    Sample("\\ud83d\\ude97"), Sample("\\0"),
  ]
  private static let percents: [Sample] = [
    Sample("100% sure"), Sample("50% discount and 20% sure"), Sample("20% off, 10% more"),
    Sample("%"),
    Sample("%%"), Sample("%s"), Sample("%1$s and %s"), Sample("%d of %d"), Sample("% d, % s"),
    Sample("5 %\u{A0}d"), Sample("%@"), Sample("%1$@"), Sample("%#@n@"), Sample("%arg"),
    Sample("%lld"),
    Sample("%n"), Sample("100%"), Sample("% "), Sample("%1$"), Sample("50%\u{202F}% x %"),
    Sample("$x $'{'x'}' $1", reads: "$x ${x} $1"), Sample("%2$s"),
  ]
  private static let marks: [Sample] = [
    Sample("@driver"), Sample("@string/x"), Sample("@"), Sample("@@"), Sample("@null"),
    Sample("@empty"),
    Sample("@+id/x"), Sample("@android:string/ok"), Sample("?"), Sample("?help"),
    Sample("?attr/x y"),
    Sample(" ?x"), Sample("#"), Sample("#fff"), Sample("'#'1"), Sample("&#65;"), Sample("true"),
    Sample("0x10"), Sample("12"), Sample("^1"), Sample("//x"), Sample("/* x */"), Sample("*/"),
    Sample("*bold* _it_ [a](b) ~~s~~"), Sample("^[x](inflect: true)"),
  ]
  private static let spaces: [Sample] = [
    Sample(" km"), Sample("km "), Sample("a  b"), Sample(" "), Sample("   "), Sample("\t"),
    Sample("a\tb"), Sample("line1\nline2"), Sample("\n"), Sample("a\n\n b\n"), Sample("a\r\nb"),
    Sample("\r"), Sample("a \n b"), Sample("\u{A0}x\u{A0}"), Sample("\u{2003}x\u{3000}"),
    Sample("a\u{2028}b\u{2029}c"), Sample("\u{202F}"), Sample("\u{200B}\u{FEFF}x"),
    Sample("\u{85}x"),
    Sample("\u{B}\u{C}x"), Sample("x\u{1680}"), Sample(""),
  ]
  private static let controls: [Sample] = [
    Sample("\u{1}"), Sample("a\u{1}b"), Sample("\u{1B}[0m"), Sample("\u{7F}"), Sample("\u{8}"),
    Sample("\u{1F}\u{9F}"), Sample("\u{FFFD}\u{FFFE}\u{FFFF}"), Sample("\u{10FFFF}\u{1FFFE}"),
    Sample("\u{E000}\u{F8FF}"), Sample(String(decoding: [0xFDD0, 0xFDEF], as: UTF16.self)),
  ]
  private static let markup: [Sample] = [
    Sample("Tom & Jerry <3"), Sample("&amp;"), Sample("&lt;b&gt;"), Sample("a ]]> b"),
    Sample("<![CDATA[x]]>"), Sample("<!-- x -->"), Sample("<?xml?>"), Sample("< b"),
    Sample("a<b/>c"),
    Sample("Hello<br/>you"), Sample("1 < 2 > 0"), Sample("&"), Sample("&&"), Sample("<"),
    Sample(">"),
    Sample("&nbsp;&#1;&#x0;"), Sample("'<b>'x'</b>'", reads: "<b>x</b>"), Sample("&apos;&quot;"),
  ]
  private static let scripts: [Sample] = [
    Sample("🚗"), Sample("👩🏽‍🚒👨‍👩‍👧‍👦🏴󠁧󠁢󠁷󠁬󠁳󠁿"), Sample("e\u{301}"), Sample("é"), Sample("\u{301}x"),
    Sample("שלום \u{200F}12\u{200E} مرحبا"), Sample("\u{202B}x\u{202C}\u{2066}y\u{2069}"),
    Sample("ﷺ ㌢ ｱ"),
    Sample("İıßŉ"), Sample("𐐷𝕏"), Sample("मराठी ไทย 中文"), Sample("ёЁ\u{327}"),
  ]
  private static let braces: [Sample] = [
    Sample("'{'", reads: "{"), Sample("'}'", reads: "}"), Sample("a'{}'b", reads: "a{}b"),
    Sample("'{0}' '{n, plural}'", reads: "{0} {n, plural}"), Sample("$'{x}'", reads: "${x}"),
    Sample("a|b||c"), Sample(":link @:key"), Sample("[x](y) %(x)"),
  ]
}
