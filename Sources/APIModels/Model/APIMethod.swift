/// A method of HTTP.
public enum APIMethod: String, Hashable, Sendable, CaseIterable {
  case get = "GET"
  case put = "PUT"
  case post = "POST"
  case patch = "PATCH"
  case delete = "DELETE"
}
