internal import DriverModels

/// What is between the phone and the API.
public struct SimulatedNetwork: Hashable, Sendable {
  /// Requests on their way to the API, also of processes that have ended, the oldest first.
  public var requests: [CalledRequest] = []
  /// Answers on their way to the phone, the oldest first.
  public var answers: [AnswerUnderWay] = []

  /// Makes a network with nothing under way.
  public init() {}

  /// Takes the oldest copy of a write's request.
  mutating func takeRequest(_ write: Int) -> CalledRequest? {
    requests.firstIndex { $0.write == write }.map { requests.remove(at: $0) }
  }

  /// Takes the oldest answer to a write's request.
  mutating func takeAnswer(_ write: Int) -> AnswerUnderWay? {
    answers.firstIndex { $0.write == write }.map { answers.remove(at: $0) }
  }
}
