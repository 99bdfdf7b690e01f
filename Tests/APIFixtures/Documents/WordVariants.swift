internal import APIModels

/// The ways to write a word.
enum WordVariants {
  static func of(_ words: APIWords) -> [APIVariant] {
    let known = words.words.map { word in
      APIVariant(JSONForm.text(word.text), .read(written: JSONForm.text(word.text)))
    }
    // The sign for kelvin is the same as a K to Unicode, and is another word.
    let first = words.words[0].text
    let strange = ["", "?", first + " ", first + "\u{301}", "\u{212A}", "\n\u{1F600}"]
    let others = strange.map { word in
      let json = JSONForm.text(word)
      return APIVariant(
        json,
        words.isClosed
          ? .refused(code: "unknownWord")
          : .read(written: json)
      )
    }
    return known + others + ["1", "true", "[]", "{}"].map(APIVariant.wrong)
  }
}
