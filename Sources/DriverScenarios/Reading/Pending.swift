/// The requests of a case that are not answered yet, by their numbers.
struct Pending<Request> {
  private var requests: [Int: Request] = [:]

  mutating func add(_ request: Request, as number: Int) {
    requests[number] = request
  }

  /// Takes the request that an answer is for; each is answered once.
  mutating func take(_ number: Int?) throws -> Request {
    guard let number, let request = requests.removeValue(forKey: number) else {
      throw CaseError("there is no request \(number.map(String.init) ?? "") to answer")
    }
    return request
  }
}
