import Catalogue
import Locales
import Messages

extension Question {
  /// More sets of values than this are not multiplied out; then one argument is varied at a time.
  private static let limit = 400

  /// Every question about every key of a catalogue, in every language.
  static func all(of catalogue: ProofCatalogue) -> [Self] {
    let plan = catalogue.plan
    let phones = plan.locales.map { self.phones(for: $0, in: plan) }
    let rules = plan.rules
    return plan.keys.flatMap { key in
      plan.locales.indices.flatMap { index -> [Self] in
        let text = key.stands[index]
        guard let message = catalogue.messages[key.name]?[plan.locales[text]] else { return [] }
        let zones = key.hasInstants ? ["Europe/Warsaw", "America/New_York"] : ["Europe/Warsaw"]
        return zones.map { zone in
          Self(
            key: key.name,
            language: plan.locales[index].description,
            appleLanguage: plan.locales[index].appleIdentifier,
            textLanguage: plan.locales[text].description,
            timeZone: zone,
            isRich: key.isRich,
            message: String(
              decoding: MessageJSON.print(message, options(for: plan.locales[text])),
              as: UTF8.self
            ),
            phones: phones[index],
            values: values(for: key, rules: rules[text], timeZone: zone)
          )
        }
      }
    }
  }

  /// The product of all values of the arguments that pick a sentence, and each other argument varied
  /// alone; then again with days for moments where a day can be passed.
  private static func values(
    for key: KeyPlan,
    rules: LocaleRules,
    timeZone: String
  ) -> [[(name: String, value: Sample)]] {
    var samples = key.parameters.map { Samples.of($0, in: key, rules: rules, timeZone: timeZone) }
    var result = sets(of: samples, for: key)
    let isDay = key.parameters.map { $0.type == .instant(dateOnly: true) }
    if isDay.contains(true) {
      for index in samples.indices where isDay[index] {
        samples[index] = Samples.days.map(Sample.day)
      }
      result += sets(of: samples, for: key)
    }
    var seen: Set<[Sample]> = []
    result.removeAll { !seen.insert($0).inserted }
    return result.map { values in zip(key.parameters, values).map { ($0.name, $1) } }
  }

  private static func sets(of samples: [[Sample]], for key: KeyPlan) -> [[Sample]] {
    let selecting = Set(key.selectors.map(\.argument))
    let isSelecting = key.parameters.map { selecting.contains($0.name) }
    let product = zip(samples, isSelecting).reduce(1) { $1.1 ? $0 * $1.0.count : $0 }
    let base = samples.map { $0[0] }
    var result = [base]
    for index in samples.indices {
      if isSelecting[index], product <= limit {
        result = result.flatMap { values in samples[index].map { values.with($0, at: index) } }
      }
    }
    for index in samples.indices where !isSelecting[index] || product > limit {
      // The second set has every other argument at its last value.
      let other = samples.map { $0[$0.count - 1] }
      result += samples[index].dropFirst().map { base.with($0, at: index) }
      result += samples[index].map { other.with($0, at: index) }
    }
    return result
  }

  /// FormatJS takes the `j` of a skeleton for the hours that CLDR prefers in the locale: of these
  /// languages, Arabic's alone go up to twelve.
  private static func options(for tag: LanguageTag) -> MessageJSON.Options {
    MessageJSON.Options(hourCycle: ["ar", "hi"].contains(tag.language) ? .h12 : .h23)
  }

  /// The phones whose words are a language's: its own region and another, several languages and one,
  /// settings of its own for digits, in processes of other languages.
  private static func phones(for tag: LanguageTag, in plan: WordsPlan) -> [Phone] {
    let spoken = Set(plan.locales.map(\.language))
    let foreign = ["de-DE", "fr-CA", "hi-IN"].filter { !spoken.contains(String($0.prefix(2))) }
    let text = tag.description
    var phones = [
      Phone(languages: text, process: "en-US"),
      Phone(languages: "\(text)-u-nu-deva", process: "ar-EG"),
    ]
    if tag.region == nil { phones.append(Phone(languages: "\(text)-CH", process: "de-CH")) }
    if let first = foreign.first {
      phones.append(Phone(languages: "\(first),\(text)", process: first))
    }
    if tag == plan.locales.first {
      phones += foreign.map { Phone(languages: $0, process: $0) }
    }
    return phones
  }
}

extension KeyPlan {
  fileprivate var hasInstants: Bool {
    parameters.contains {
      if case .instant = $0.type { true } else { false }
    }
  }
}

extension [Sample] {
  fileprivate func with(_ sample: Sample, at index: Int) -> Self {
    var copy = self
    copy[index] = sample
    return copy
  }
}
