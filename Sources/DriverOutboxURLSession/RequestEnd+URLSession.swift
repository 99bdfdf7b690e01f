internal import DriverModels
internal import DriverRules
internal import Foundation

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

extension RequestEnd {
  /// What URLSession says of how a request ended.
  init(_ body: Data?, _ answer: URLResponse?, _ error: (any Error)?) {
    if let error {
      let code = (error as? URLError)?.code
      self = code.map(Self.beforeAnyByte.contains) == true ? .notConnected : .lost
    } else if let answer = answer as? HTTPURLResponse {
      self = .answered(WireAnswer(answer, body ?? Data()))
    } else {
      self = .lost
    }
  }

  /// The failures before there is a connection that bytes could leave through.
  ///
  /// `secureConnectionFailed` and `timedOut` are none of them: they come later, too.
  private static let beforeAnyByte: Set<URLError.Code> = [
    .badURL, .unsupportedURL, .fileDoesNotExist, .noPermissionsToReadFile,
    .notConnectedToInternet, .internationalRoamingOff, .callIsActive, .dataNotAllowed,
    .cannotFindHost, .dnsLookupFailed, .cannotConnectToHost,
    .serverCertificateHasBadDate, .serverCertificateUntrusted,
    .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid,
    .appTransportSecurityRequiresSecureConnection,
  ]
}

extension WireAnswer {
  fileprivate init(_ answer: HTTPURLResponse, _ body: Data) {
    let headers = answer.allHeaderFields.map { name, value in WireHeader("\(name)", "\(value)") }
    self.init(
      status: answer.statusCode,
      headers: headers.sorted { $0.name < $1.name },
      body: Array(body)
    )
  }
}
