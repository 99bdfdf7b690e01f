import Diagnostics
import Testing

@Suite("Texts")
struct TextTests {
  @Test("equal bytes are one key, whatever they were cut from")
  func slices() {
    let file = Array("--color-primary: var(--color-primary)".utf8)
    let names = [Text(file[0..<15]), Text(file[21..<36]), "--color-primary"]
    #expect(Set(names).count == 1)
  }

  @Test("texts that differ in a byte, or in length by zeros alone, are hashed apart")
  func hashes() {
    var texts: [Text] = []
    for length in 0...40 {
      let zeros = [UInt8](repeating: 0, count: length)
      texts.append(Text(zeros[...]))
      for index in zeros.indices {
        var changed = zeros
        changed[index] = 1
        texts.append(Text(changed[...]))
      }
    }
    #expect(Set(texts.map(\.hashValue)).count == texts.count)
  }
}
