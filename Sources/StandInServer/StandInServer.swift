public import StandIn

/// The stand-in API over HTTP/1.1, for this machine alone.
public enum StandInServer {
  /// Serves a scenario until it is to end; the thread that calls does nothing else.
  ///
  /// - Parameters:
  ///   - port: where to listen, on 127.0.0.1 and, where there is IPv6, on ::1; 0 for any that is free.
  ///   - began: is told the port once somebody can connect.
  ///   - log: is told each request and what came of it.
  ///   - goesOn: is asked at least every tenth of a second; false ends it.
  /// - Throws: where the port cannot be had.
  public static func serve(
    _ scenario: StandInScenario,
    port: UInt16,
    began: (UInt16) throws -> Void,
    log: @escaping (ServedRequest) -> Void,
    while goesOn: () -> Bool
  ) throws {
    let listener = try Socket.listening(port: port)
    let taken = listener.port
    var listeners = [listener]
    do {
      listeners.append(try Socket.listeningV6(port: taken))
    } catch {
      // A machine may have no IPv6; one on which another program has the port there is no place for us.
      if error.isTaken, port != 0 { throw error }
    }
    var loop = ServerLoop(listeners, Service(scenario), log: log)
    try began(taken)
    while goesOn() { loop.turn(atMost: 100) }
  }
}
