import DriverModels
import DriverRules
import ScenarioKit

@testable import DriverScenarios

/// A draft and what it is judged against, made at random.
struct RandomDelivery: CustomStringConvertible {
  let seed: UInt64
  /// As a case has them.
  let given: JSONValue
  let input: JSONValue
  /// As the rules have them.
  let context: DeliveryContext
  let draft: DeliveryDraft

  /// 3,000 rows.
  static let all: [RandomDelivery] = {
    var rows: [RandomDelivery] = []
    var seed: UInt64 = 0
    while rows.count < 3_000 {
      if let row = RandomDelivery(seed: seed) { rows.append(row) }
      seed += 1
    }
    return rows
  }()

  /// Makes a row; nil if the seed makes a story.
  init?(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let scenario = DeliveryGenerator.scenario(&random)
    guard let input = scenario.steps.first?["input"] else { return nil }
    self.init(seed: seed, given: scenario.given, input: input)
  }

  init(seed: UInt64, given: JSONValue, input: JSONValue) {
    self.seed = seed
    self.given = given
    self.input = input
    do {
      draft = try DeliveryDraft(input)
      context = try DeliveryGiven(given).context([], replacing: draft.replaces)
    } catch {
      fatalError("seed \(seed): \(error)")
    }
  }

  var result: DeliveryResult { DeliveryJudge(draft, in: context).judge() }

  var description: String { "seed \(seed)" }

  /// What came of a draft that is changed.
  func result(_ change: (inout DeliveryDraft) -> Void) -> DeliveryResult {
    var draft = draft
    change(&draft)
    return DeliveryJudge(draft, in: context).judge()
  }
}
