public import Locales
public import Outputs

extension Configuration {
  /// The section `words`: which texts the apps get, and how they are treated.
  public struct Words: Hashable, Sendable {
    /// The catalogue's path with `{locale}` for the language and, where each namespace is a file of
    /// its own, `{namespace}`.
    public var catalogue: Setting<String>
    /// The namespace that the apps get, its parts with `.` between them; empty for the whole file.
    public var namespace: Setting<String>
    /// The locale that the texts are written in first.
    public var source: Setting<LanguageTag>
    /// The locales that the apps get.
    public var locales: Setting<Locales>
    /// What becomes of a translation that cannot be used.
    public var broken: Setting<Broken>
    /// The path of the notes for translators, if there are any.
    public var descriptions: Setting<ProjectPath>?
    /// The IANA name of the time zone that instants print in; nil for the device's own.
    public var timeZone: Setting<String?>
    /// The formats that the web's code defines by name.
    public var formats: Formats

    /// Which of the catalogue's locales the apps get.
    public enum Locales: Hashable, Sendable {
      /// All that the catalogue has.
      case all
      /// Those named.
      case listed([Setting<LanguageTag>])
      /// Those with at least so many messages in a hundred translated; `0…100`.
      case translated(percent: Int)
    }

    /// What becomes of a translation that cannot be used.
    public enum Broken: String, Hashable, Sendable, CaseIterable {
      /// It stops the run.
      case error
      /// The source text stands in, and it is reported.
      case source
    }

    /// Named formats, in the order they are written.
    public struct Formats: Hashable, Sendable {
      /// For `{n, number, name}`.
      public var number: [NamedFormat]
      /// For `{d, date, name}`.
      public var date: [NamedFormat]
      /// For `{t, time, name}`.
      public var time: [NamedFormat]
    }

    init?(reading section: inout SectionReader) {
      catalogue = section.setting("catalogue", .cataloguePath, default: "i18n/{locale}.json")
      namespace = section.setting("namespace", .text, default: "driverApp")
      locales = section.setting("locales", .locales(in: section.file), default: .all)
      broken = section.setting("broken", .word(), default: .error)
      descriptions = section.setting("descriptions", .path)
      timeZone = section.setting("timeZone", .timeZone, default: nil)
      formats =
        section.section("formats") { formats in
          Formats(
            number: formats.namedFormats("number"),
            date: formats.namedFormats("date"),
            time: formats.namedFormats("time")
          )
        } ?? Formats(number: [], date: [], time: [])
      let byDefault = LanguageTag("en-GB").map { Setting($0, at: section.place) }
      guard let source = section.setting("source", .locale) ?? byDefault else { return nil }
      self.source = source
    }
  }
}
