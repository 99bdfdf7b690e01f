import DriverModels
import Testing

@testable import StandIn

@Suite("Patches of a world")
struct PatchTests {
  @Test(
    "members are replaced one by one, null removes, an array's items are named by their ids",
    arguments: [
      (#"{"a":1,"b":2}"#, #"{"b":null,"c":{"d":null}}"#, #"{"a":1,"c":{}}"#),
      (#"{"a":[1,2]}"#, #"{"a":[3]}"#, #"{"a":[3]}"#),
      (
        #"{"a":[{"id":"x","n":1},{"id":"y","n":2}]}"#, #"{"a":{"y":{"n":3},"x":null,"z":{"n":4}}}"#,
        #"{"a":[{"id":"y","n":3},{"id":"z","n":4}]}"#
      ),
      (#"{"a":[]}"#, #"{"a":{"z":null}}"#, #"{"a":[]}"#),
      (#"{"a":"text"}"#, #"{"a":{"b":1}}"#, #"{"a":{"b":1}}"#),
    ]
  )
  func patched(old: String, patch: String, new: String) throws {
    func tree(_ text: String) throws -> WireJSON { try JSONTree(json: Array(text.utf8)).value }
    #expect(try tree(old).patched(by: tree(patch)) == tree(new))
  }
}
