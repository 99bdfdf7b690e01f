internal import Catalogue
internal import Outputs

/// Writes `locales_config.xml`: the languages that Android lets the user choose for the app.
enum LocalesFile {
  /// The file of a plan.
  static func bytes(_ plan: WordsPlan, settings: AndroidSettings) -> [UInt8] {
    var output: [UInt8] = []
    output.append("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n")
    output.append(GeneratedHeader(from: settings.catalogue).line(.xml))
    output.append("\n<locale-config")
    output.append(" xmlns:android=\"http://schemas.android.com/apk/res/android\">\n")
    for locale in plan.locales {
      output.append("    <locale android:name=\"\(locale.androidTag)\"/>\n")
    }
    output.append("</locale-config>\n")
    return output
  }
}
