/// What always holds in the suite `session`.
enum SessionInvariants {
  static func broken(given: JSONValue, step: JSONValue, seen: JSONValue) -> [String] {
    let state = seen["state"]?.string ?? ""
    let stored = seen["stored"] ?? .null
    let isSignedIn = state == "choosingBusiness" || state == "in"
    let requests = seen["requests"]?.items ?? []
    let business = state == "in" ? stored["business"] : nil
    return [
      (
        isSignedIn == (stored["token"] != nil) || state == "closed",
        "a token is kept if and only if somebody is signed in (S5, S10, S15)"
      ),
      (
        !isSignedIn || stored["person"] != nil,
        "who is signed in is remembered (S7)"
      ),
      (state != "in" || stored["business"] != nil, "the open business is remembered (S7)"),
      (
        state == "in" || seen["days"]?.items?.isEmpty == true,
        "a day is shown only while a business is open (S10)"
      ),
      (
        !tokensOfTheBody(step).contains(stored["token"] ?? .null) || stored["token"] == nil,
        "a token of a body is not kept (S4)"
      ),
      (
        step["password"] == nil
          || requests.allSatisfy { $0["path"] == "/auth/sign-in/email" },
        "the password goes to the sign-in and nowhere else (S7)"
      ),
      (
        requests.allSatisfy { isAllowed($0, stored: stored, business: business) },
        "a request carries the token that is kept, and the business that is open (S22)"
      ),
      (
        requests.allSatisfy { $0["headers"]?["User-Agent"] == userAgent(given) },
        "a request says which app it is from (S22)"
      ),
      (
        requests.allSatisfy { request in
          let isCode = request["path"] == "/auth/two-factor/verify-totp"
          let headers = request["headers"]
          return isCode == (headers?["Cookie"] != nil) && isCode == (headers?["Origin"] != nil)
        },
        "the code alone carries a cookie and an origin (S23)"
      ),
      (
        step["status"] != 401 || requests.isEmpty,
        "nothing is asked upon a 401 (S10)"
      ),
      (state == "closed" || seen["asksToBeWoken"] == false, "an open app need not be woken (S19)"),
      (
        state != "closed" || requests.isEmpty,
        "an app that is not open asks for nothing (S19)"
      ),
    ]
    .filter { !$0.0 }.map(\.1)
  }

  /// The token of an answer's body, unless the header has the same.
  private static func tokensOfTheBody(_ step: JSONValue) -> [JSONValue] {
    [step["json"]?["token"], step["problem"]?["token"]].compactMap { token in
      token == step["token"] ? nil : token
    }
  }

  private static func isAllowed(
    _ request: JSONValue,
    stored: JSONValue,
    business: JSONValue?
  ) -> Bool {
    let headers = request["headers"]
    switch request["path"]?.string {
    case "/auth/sign-in/email", "/auth/two-factor/verify-totp":
      return headers?["Authorization"] == nil && headers?["Bottle-Business"] == nil
    case "/auth/sign-out":
      return headers?["Authorization"] != nil && headers?["Bottle-Business"] == nil
        && stored["token"] == nil
    case let path:
      let token = stored["token"]?.string.map { JSONValue.string("Bearer " + $0) }
      let isList = path == "/driver/businesses"
      return token != nil && headers?["Authorization"] == token
        && headers?["Bottle-Business"] == (isList ? nil : business)
        && (isList || business != nil)
    }
  }

  private static func userAgent(_ given: JSONValue) -> JSONValue {
    let version = given["version"]?.string ?? ""
    let platform = given["platform"]?.string ?? ""
    return .string("Bottle/\(version) (\(platform))")
  }
}
