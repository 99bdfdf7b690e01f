import APIFixtures
@testable import APIModels
import Testing

@Suite("What the model says")
struct ModelTests {
  private let driver: APIModel
  private let library: APIModel

  init() throws {
    driver = try #require(try APIFixture.driver().model)
    library = try #require(try APIFixture.library().model)
  }

  private func schema(_ name: String, in model: APIModel) throws -> APISchema {
    try #require(model.schemas.first { $0.name == name })
  }

  private func object(_ name: String, in model: APIModel) throws -> APIObject {
    guard case .object(let object) = try schema(name, in: model).kind else {
      throw Missing(what: name)
    }
    return object
  }

  private struct Missing: Error {
    let what: String
  }

  @Test("properties keep their order, and each says how it says nothing")
  func properties() throws {
    let shelf = try object("Shelf", in: library)
    #expect(
      shelf.properties.map { "\($0.name): \($0.presence)" } == [
        "books: required", "open: required", "names: required", "rating: nullable",
        "sizes: optional", "holidays: optional", "aliases: nullable", "visits: nullable",
        "parts: optional",
      ]
    )
  }

  @Test("types are scalars, references, arrays and maps of either")
  func types() throws {
    let shelf = try object("Shelf", in: library)
    let book = try #require(library.schemas.firstIndex { $0.name == "Book" })
    #expect(
      shelf.properties[0].type
        == .array(
          APIArray(
            element: .reference(APIReference(index: book, name: "Book")),
            count: APILimits(minimum: nil, maximum: 3)
          )
        )
    )
    #expect(shelf.properties[1].type == .map(.scalar(.boolean)))
    #expect(
      shelf.properties[3].type == .scalar(.number(APILimits(minimum: 0, maximum: 5)))
    )
    #expect(
      shelf.properties[5].type
        == .array(
          APIArray(element: .scalar(.date), count: APILimits(minimum: 1, maximum: nil))
        )
    )
  }

  @Test("money and ids are scalars with a name of their own")
  func scalars() throws {
    #expect(
      try schema("Money", in: driver).kind
        == .scalar(.integer(APIInteger(width: .int64, limits: .none)))
    )
    #expect(
      try schema("DeliveryId", in: driver).kind
        == .scalar(.text(APIText(format: .uuid, length: .none, pattern: nil)))
    )
    #expect(
      try schema("Note", in: driver).description
        == "What the driver wrote, trimmed. Never empty; left out instead."
    )
  }

  @Test("a word has a name in code, and so has every other word, apart from those")
  func words() throws {
    guard case .words(let genre) = try schema("Genre", in: library).kind,
      case .words(let seat) = try schema("Seat", in: library).kind
    else { throw Missing(what: "words") }
    #expect(
      genre.words.map { "\($0.text) \($0.name)" } == [
        "novel novel", "poetry poetry", "sci-fi sciFi", "CHILDRENS_BOOK childrensBook",
        "19th-century _19thCentury", "unknown unknown", "default default",
      ]
    )
    #expect(genre.otherName == "unknownWord")
    #expect(!genre.isClosed)
    #expect(seat.otherName == "unknown")
    #expect(seat.isClosed)
  }

  @Test("a union is decided by a word or by a boolean, never by trying")
  func unions() throws {
    guard case .union(let event) = try schema("Event", in: library).kind,
      case .union(let signIn) = try schema("SignInAnswer", in: driver).kind
    else { throw Missing(what: "unions") }
    #expect(event.branches.map(\.schema.name) == ["Lent", "Returned", "Remark"])
    #expect(event.branches.map(\.name) == ["lent", "givenBack", "note"])
    #expect(
      event.decision
        == .word(
          property: "what",
          words: ["lent", "given-back", "note"],
          otherName: "unknown"
        )
    )
    #expect(try object("Lent", in: library).properties[0].type == .constant("lent"))
    #expect(signIn.branches.map(\.schema.name) == ["SignedIn", "Challenge"])
    #expect(signIn.branches.map(\.name) == ["signedIn", "challenge"])
    #expect(
      signIn.decision == .flag(property: "twoFactorRedirect", whenTrue: 1, otherwise: 0)
    )
  }

  @Test("an operation is whole: nothing in it has to be looked up by name")
  func operation() throws {
    let proof = try #require(driver.operations.first { $0.id == "sendProof" })
    #expect([proof.callName, proof.replyName] == ["SendProofCall", "SendProofReply"])
    #expect(proof.method == .put)
    #expect(
      proof.path.pieces
        == [.text("/deliveries/"), .parameter(0), .text("/proof/"), .parameter(1)]
    )
    #expect(
      proof.parameters.map { "\($0.location) \($0.name) \($0.codeName)" } == [
        "path deliveryId deliveryId", "path proofId proofId",
        "header Bottle-Business bottleBusiness", "header Idempotency-Key idempotencyKey",
        "header Bottle-Sent-At bottleSentAt",
      ]
    )
    #expect(proof.body?.mediaType == "image/jpeg")
    #expect(proof.body?.content == .bytes)
    #expect(proof.security?.carrier == .bearer)
    #expect(
      proof.answers.map { "\($0.name) \($0.response.typeName)" } == [
        "status204 KeptResponse", "status400 RefusedResponse", "status401 SignInAgainResponse",
        "status403 NotAllowedResponse", "status404 RefusedResponse", "status409 ConflictResponse",
        "status413 RefusedResponse", "status415 RefusedResponse", "status422 RefusedResponse",
        "status426 AppTooOldResponse", "status429 NotNowResponse", "status503 NotNowResponse",
        "otherStatus ProblemResponse",
      ]
    )
    let kept = try #require(proof.answers.first?.response)
    #expect(kept.body == nil)
    #expect(
      kept.headers.map { "\($0.name) \($0.codeName) \($0.isRequired)" }
        == ["Idempotency-Replayed idempotencyReplayed true", "set-auth-token setAuthToken false"]
    )
  }

  @Test("an operation says who asks, or that nobody has to")
  func security() throws {
    func carrier(_ id: String) throws -> APISecurity.Carrier? {
      try #require(driver.operations.first { $0.id == id }).security?.carrier
    }
    #expect(try carrier("signIn") == nil)
    #expect(try carrier("verifyCode") == .cookie("__Secure-better-auth.two_factor"))
    #expect(try carrier("day") == .bearer)
    let note = try #require(library.operations.first { $0.id == "report" })
    #expect(note.security?.carrier == .header("X-Library-Key"))
  }

  @Test("an answer of an operation's own is named after it and its status")
  func ownAnswers() throws {
    let find = try #require(library.operations.first { $0.id == "findBooks" })
    #expect(find.answers.map(\.response.typeName) == ["FindBooks200Response", "TroubleResponse"])
    #expect(
      find.answers[0].response.headers.map(\.codeName) == [
        "lastModified", "xTotal", "xComplete", "xAsOf", "bodyHeader", "xGenre",
      ]
    )
  }

  @Test("what is alike on the wire but for its place is apart in code")
  func codeNames() throws {
    let find = try #require(library.operations.first { $0.id == "findBooks" })
    #expect(
      find.parameters.map(\.codeName)
        == ["in", "genre", "onlyIn", "since", "sinceHeader", "page"]
    )
  }

  @Test("each type knows whether it is sent, received, both or neither")
  func uses() throws {
    #expect(try schema("SignInRequest", in: driver).use == .request)
    #expect(try schema("Round", in: driver).use == .answer)
    #expect(try schema("RoundId", in: driver).use == [.request, .answer])
    #expect(try schema("Proof", in: driver).use == .request)
    #expect(try schema("Founded", in: library).use == [])
  }

  @Test("examples are values, with names where they have them")
  func examples() throws {
    let conflict = try #require(driver.responses.first { $0.typeName == "ConflictResponse" })
    #expect(conflict.body?.examples.map(\.name) == ["inProgress", "roundClosed"])
    #expect(conflict.body?.examples.first?.summary == "With Retry-After 1.")
    #expect(try schema("Receipt", in: driver).examples.count == 1)
  }

  @Test("all types have names that differ by more than letter case")
  func typeNames() {
    for model in [driver, library] {
      let names =
        model.schemas.map(\.name) + model.responses.map(\.typeName)
        + model.operations.flatMap { [$0.callName, $0.replyName] }
      #expect(Set(names.map { $0.lowercased() }).count == names.count)
    }
  }
}
