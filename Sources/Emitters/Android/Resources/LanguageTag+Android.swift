internal import Locales

extension LanguageTag {
  /// The tag as the resources and the accessors know it: Android looks texts in `no` up as `nb`.
  var androidTag: String {
    guard language == "no" else { return description }
    return "nb" + description.dropFirst(2)
  }
}
