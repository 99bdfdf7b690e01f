internal import DriverModels
public import DriverOutbox
public import DriverRules
internal import Foundation

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// Carries requests by URLSession.
///
/// It keeps nothing: no cookies, no copies of answers. A redirect is an answer like any other, for nobody
/// but the API itself may have what a driver wrote.
public final class HTTPTransport: OutboxTransport {
  private let server: ServerOrigin
  private let app: AppName
  private let folder: OutboxFolder
  private let session: URLSession

  /// Makes a transport.
  ///
  /// - Parameters:
  ///   - server: where requests go.
  ///   - app: what they say they come from.
  ///   - folder: where the outboxes lie, whose proofs are sent from their files.
  public init(to server: ServerOrigin, as app: AppName, proofsIn folder: OutboxFolder) {
    self.server = server
    self.app = app
    self.folder = folder
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpShouldSetCookies = false
    configuration.httpCookieAcceptPolicy = .never
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.httpMaximumConnectionsPerHost = 1
    session = URLSession(configuration: configuration, delegate: NoRedirects(), delegateQueue: nil)
  }

  deinit { session.invalidateAndCancel() }

  /// Sends a request once and says how it ended.
  public func send(_ request: OutboxRequest) async -> RequestEnd {
    guard let url = URL(string: server.text + request.path) else { return .notConnected }
    var message = URLRequest(url: url)
    message.httpMethod = request.method
    for header in request.headers(of: app) {
      message.setValue(header.value, forHTTPHeaderField: header.name)
    }
    // The system's own limit is out of the way: it knows only one, and that without progress.
    message.timeoutInterval = 3600
    let (ends, end) = AsyncStream.makeStream(of: RequestEnd.self)
    let task = task(message, carrying: request) { body, answer, error in
      end.yield(RequestEnd(body, answer, error))
    }
    task.resume()
    defer { task.cancel() }
    return await withTaskGroup(of: RequestEnd.self) { group in
      group.addTask { await ends.first { _ in true } ?? .lost }
      group.addTask {
        await RequestWatch(limits: request.limits).end(of: task)
        return .lost
      }
      let first = await group.next() ?? .lost
      group.cancelAll()
      return first
    }
  }

  private func task(
    _ message: URLRequest,
    carrying request: OutboxRequest,
    _ handler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionTask {
    switch request.content {
    case .json(let bytes):
      session.uploadTask(with: message, from: Data(bytes), completionHandler: handler)
    case .file(let proof):
      session.uploadTask(
        with: message,
        fromFile: URL(fileURLWithPath: folder.path(of: proof, in: request.business)),
        completionHandler: handler
      )
    }
  }
}
