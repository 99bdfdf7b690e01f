import DriverModels
import DriverRules
import ScenarioKit
import Testing

@testable import DriverScenarios

@Suite("What holds of every delivery, over 3,000 made at random")
struct DeliveryPropertyTests {
  @Test("The order of keys changes nothing, to the byte")
  func orderOfKeys() throws {
    for row in RandomDelivery.all {
      var random = SeededRandom(seed: row.seed)
      let other = RandomDelivery(
        seed: row.seed,
        given: row.given.shuffled(&random),
        input: row.input.shuffled(&random)
      )
      let (one, same) = (row.result, other.result)
      #expect(one == same, "\(row)")
      #expect(try one.body?.json() == same.body?.json(), "\(row)")
    }
  }

  @Test("One more of a gas never makes the outcome worse")
  func oneMore() {
    for row in RandomDelivery.all {
      let before = row.result
      for line in row.context.stop.lines {
        let went = before.body?.lines.filter { $0.gasId == line.gasId }
          .reduce(0) { $0 + Int($1.delivered) }
        guard let went, went < 999 else { continue }
        let after = row.result { $0.went[line.gasId] = went + 1 }
        #expect(Self.rank(after.outcome) >= Self.rank(before.outcome), "\(row)")
      }
    }
  }

  @Test("A body is read back as it was written, by the models, and is within their limits")
  func roundTrip() throws {
    for row in RandomDelivery.all {
      guard let body = row.result.body else { continue }
      let bytes = try body.json()
      let read = try DeliveryWrite(json: bytes)
      #expect(read == body, "\(row)")
      #expect(try read.json() == bytes, "\(row)")
      #expect(body.validate().isEmpty, "\(row)")
    }
  }

  @Test("A note never changes the outcome, nor what is due and owed")
  func notes() {
    for row in RandomDelivery.all {
      let before = row.result
      let after = row.result {
        $0.note = "Dog in the yard"
        for line in row.context.stop.lines { $0.notes[line.gasId] = "One was leaking" }
      }
      #expect(after.outcome == before.outcome, "\(row)")
      #expect(after.due == before.due, "\(row)")
      #expect(after.emptiesOwed == before.emptiesOwed, "\(row)")
    }
  }

  @Test("There is a body if and only if there is no error")
  func bodyOrErrors() {
    for row in RandomDelivery.all {
      let result = row.result
      #expect((result.body != nil) == result.errors.isEmpty, "\(row)")
    }
  }

  @Test("The lines of a body add up to what went")
  func sumOfLines() {
    for row in RandomDelivery.all {
      guard let body = row.result.body else { continue }
      var went = row.draft.went
      for line in row.context.stop.lines where row.draft.went[line.gasId] == nil {
        went[line.gasId, default: 0] += Int(line.quantity)
      }
      let expected = row.draft.nothingWent == nil ? went.values.reduce(0, +) : 0
      #expect(body.lines.reduce(0) { $0 + Int($1.delivered) } == expected, "\(row)")
    }
  }

  @Test("What is due is never below 0, and no number ends the app")
  func extremes() {
    for row in RandomDelivery.all {
      #expect(row.result.due.rawValue >= 0, "\(row)")
      var context = row.context
      for (index, price) in zip(context.stop.lines.indices, [.max, .min, .max] as [Int64]) {
        context.stop.lines[index].unitPrice = Money(price)
        context.stop.lines[index].quantity = row.seed.isMultiple(of: 2) ? .max : 999
      }
      context.stop.payment.how = .cash
      var draft = row.draft
      draft.cash = Money(row.seed.isMultiple(of: 3) ? .max : .min)
      for gas in draft.empties.keys { draft.empties[gas] = .max }
      let result = DeliveryJudge(draft, in: context).judge()
      #expect(result.due.rawValue >= 0, "\(row)")
      #expect(result.body == nil, "\(row)")
    }
  }

  /// How good an outcome is; collected is for a stop without an order.
  private static func rank(_ outcome: Outcome) -> Int {
    switch outcome {
    case .delivered: 2
    case .partial, .collected: 1
    case .notDelivered, .unknown: 0
    }
  }
}

extension JSONValue {
  /// The value with the members of every object in another order.
  fileprivate func shuffled(_ random: inout SeededRandom) -> JSONValue {
    switch self {
    case .array(let items): return .array(items.map { $0.shuffled(&random) })
    case .object(let members):
      let shuffled = members.map { JSONMember($0.key, $0.value.shuffled(&random)) }
      return .object(shuffled.shuffled(using: &random))
    default: return self
    }
  }
}
