import Testing

@Suite("YAML that means two things")
struct YAMLRefusalTests {

  @Test(
    "each is told at its place, and the rest is read on",
    arguments: [
      Refusal(
        "openapi: 3.1.0\ninfo: {title: ⟦yes⟧, version: '1'}\npaths: {}",
        "yaml/ambiguous-boolean",
        "`yes` is a text in YAML 1.2, but older readers take it for a boolean",
        "write \"yes\""
      ),
      Refusal(
        "openapi: 3.1.0\ninfo: {title: ⟦2026-03-04⟧, version: '1'}\npaths: {}",
        "yaml/ambiguous-scalar",
        "without quotes, readers of YAML take `2026-03-04` for a text or for a date",
        "for a text write '2026-03-04'"
      ),
      Refusal(
        "openapi: 3.1.0\ninfo: {title: ⟦!!str A⟧, version: '1'}\npaths: {}",
        "yaml/tag",
        "tags are not allowed in this file",
        "remove the tag; a text that looks like something else goes between quotes"
      ),
      Refusal(
        "openapi: 3.1.0\ninfo: {title: ⟦&a A⟧, version: '1'}\npaths: {}",
        "yaml/anchor",
        "the anchor `&a` is not allowed in this file",
        "remove the anchor, and write the value out wherever it is needed"
      ),
      Refusal(
        "openapi: 3.1.0\nopenapi: 3.1.0\ninfo: {title: A, version: '1'}\npaths: {}"
          .replacing("\nopenapi", with: "\n⟦openapi⟧"),
        "yaml/duplicate-key",
        "the key `openapi` is written twice in one object, and only the last one counts",
        "remove one of the two, or give it another name"
      ),
    ] as [Refusal]
  )
  func refused(refusal: Refusal) { refusal.verify(reads: true) }
}
