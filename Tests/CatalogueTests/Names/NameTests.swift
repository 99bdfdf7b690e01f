import Catalogue
import Testing

@Suite("Names follow the platforms' rules")
struct NameTests {
  @Test(
    "a resource is named after the path in snake_case",
    arguments: [
      ("round.stopsLeft", "round_stops_left"), ("a.parseURLNow", "a_parse_url_now"),
      ("a.step2Code", "a_step2code"), ("a.iOSApp", "a_i_os_app"), ("class", "class_"),
      ("1st", "_1st"), ("home title", "home_title"), ("日本", "日本"), ("a-b", "a_b"),
    ]
  )
  func resources(path: String, name: String) {
    let path = path.split(separator: ".").map(String.init)
    #expect(ResourceName.of(path: path, prefix: "") == name)
  }

  @Test("a prefix keeps keywords and digits in place")
  func prefix() {
    #expect(ResourceName.of(path: ["class"], prefix: "driver_") == "driver_class")
    #expect(ResourceName.of(path: ["1st"], prefix: "driver_") == "driver_1st")
  }

  @Test(
    "a member is named after the segment as it is written",
    arguments: [
      ("stopsLeft", "stopsLeft"), ("1st", "_1st"), ("home title", "homeTitle"), ("a-b", "aB"),
      ("_x", "x_"), ("日本", "日本"), ("-", "_0"), ("class", "class"),
    ]
  )
  func members(segment: String, name: String) {
    #expect(Identifier.member(segment) == name)
  }
}
