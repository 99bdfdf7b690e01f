import DriverModels
import DriverRules
import Testing

/// O10: a business that the person is no member of.
struct MembershipTests {
  private static let refused: Phone = {
    var phone = Phone([.recorded([.delivery()], takenOver: [])])
    phone.answer(403, problem: #"{"code":"not-a-member"}"#)
    return phone
  }()

  @Test func signingInAgainDoesNotMakeThePersonAMember() {
    var phone = Self.refused
    #expect(phone.view?.pause == .notAMember)
    phone.tell(.signedIn(PersonId("sam"), name: "Sam", SessionToken("t2")))
    #expect(phone.view?.pause == .notAMember)
  }

  @Test func ofAnotherPersonItIsNotKnown() {
    var phone = Self.refused
    phone.tell(.signedIn(PersonId("kim"), name: "Kim", SessionToken("t2")))
    #expect(phone.view?.pause == OutboxPause.none)
  }
}
