import Diagnostics
import Documents
import TestSupport
import Testing

@Suite("Conflict markers")
struct ConflictMarkersTests {
  @Test(
    "a line that begins with seven signs",
    arguments: ["⟦<<<<<<< HEAD⟧\n", "a\n⟦<<<<<<<⟧\nb", "a\n\n⟦<<<<<<< b⟧"]
  )
  func found(marked: String) {
    let source = MarkedSource(marked)
    #expect(ConflictMarkers.first(in: source.file.bytes) == source.spans[0])
  }

  @Test(
    "anything else is none",
    arguments: ["", " <<<<<<< a", "<<<<<<<<", "<<<<<< a", "a <<<<<<< b"]
  )
  func notFound(text: String) {
    #expect(ConflictMarkers.first(in: Array(text.utf8)) == nil)
  }
}
