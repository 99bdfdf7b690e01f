internal import DriverModels
internal import StandIn

/// All connections, served one step at a time by one thread.
struct ServerLoop {
  private let listeners: [Socket]
  private var connections: [Int32: Connection] = [:]
  private var service: Service
  private let log: (ServedRequest) -> Void
  private var room = [UInt8](repeating: 0, count: 65_536)

  /// More at a time are left waiting.
  private static let mostConnections = 256

  init(_ listeners: [Socket], _ service: Service, log: @escaping (ServedRequest) -> Void) {
    self.listeners = listeners
    self.service = service
    self.log = log
  }

  /// Waits at most so many milliseconds for something to do, and does it.
  mutating func turn(atMost milliseconds: Int64) {
    var poll = SocketPoll()
    if connections.count < Self.mostConnections {
      for listener in listeners { poll.add(listener, reads: true, writes: false) }
    }
    for connection in connections.values {
      poll.add(connection.socket, reads: connection.reads, writes: connection.writes)
    }
    let next = connections.values.map(\.due).min() ?? .max
    let until = max(
      0,
      min(milliseconds, next.subtractingReportingOverflow(SystemTime.up).partialValue)
    )
    let ready = poll.wait(until)
    for listener in listeners where ready.contains(listener.number) {
      while connections.count < Self.mostConnections, let socket = listener.accepted() {
        connections[socket.number] = Connection(socket: socket, lastMoved: SystemTime.up)
      }
    }
    let now = SystemTime.up
    for (number, var connection) in connections {
      if ready.contains(number) {
        move(&connection, now)
      } else if connection.due <= now {
        tire(&connection, now)
      } else {
        continue
      }
      if case .over = connection.phase {
        connections[number] = nil
      } else {
        connections[number] = connection
      }
    }
  }

  /// Does what a connection is ready for.
  private mutating func move(_ connection: inout Connection, _ now: Int64) {
    switch connection.phase {
    case .reading:
      switch connection.socket.read(into: &room) {
      case .count(let count):
        connection.lastMoved = now
        connection.reader.append(room[..<count])
      case .over: connection.hasEnded = true
      case .notNow: return
      }
      readOn(&connection, now)
    case .writing: write(&connection, now)
    // Only the end of a connection is told while it waits.
    case .waiting: connection.phase = .over
    case .draining:
      if connection.socket.read(into: &room) == .over { connection.phase = .over }
    case .over: break
    }
  }

  /// Does what a connection has waited long enough for.
  private mutating func tire(_ connection: inout Connection, _ now: Int64) {
    switch connection.phase {
    case .reading where connection.reader.isWithinRequest:
      refuse(HTTPBroken(408, "The request took too long"), &connection, now)
    case .waiting(let served, _): begin(served, &connection, now)
    case .reading, .writing, .draining, .over: connection.phase = .over
    }
  }

  /// Serves the requests that are complete.
  private mutating func readOn(_ connection: inout Connection, _ now: Int64) {
    while case .reading = connection.phase {
      do throws(HTTPBroken) {
        switch try connection.reader.next() {
        case .incomplete(let expectsContinue):
          if connection.hasEnded {
            connection.phase = .over
          } else if expectsContinue, !connection.hasAskedForBody {
            connection.hasAskedForBody = true
            _ = connection.socket.write(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)[...])
          }
          return
        case .request(let head, let body):
          connection.hasAskedForBody = false
          guard let time = SystemTime.now else {
            connection.phase = .over
            return
          }
          let (served, line) = service.serve(head, body, at: time)
          log(line)
          if served.after > 0 {
            connection.phase = .waiting(served, until: now + served.after)
          } else {
            begin(served, &connection, now)
          }
        }
      } catch {
        refuse(error, &connection, now)
      }
    }
  }

  private mutating func refuse(
    _ broken: HTTPBroken,
    _ connection: inout Connection,
    _ now: Int64
  ) {
    log(ServedRequest("a request that cannot be read", .answered(broken.status, after: 0)))
    let (head, body) = HTTPAnswer.broken(broken).bytes(keepsAlive: false)
    begin(Served(bytes: head + body, ending: .closes), &connection, now)
  }

  private mutating func begin(_ served: Served, _ connection: inout Connection, _ now: Int64) {
    connection.phase = .writing(served, sent: 0)
    connection.lastMoved = now
    write(&connection, now)
  }

  private mutating func write(_ connection: inout Connection, _ now: Int64) {
    guard case .writing(let served, var sent) = connection.phase else { return }
    while sent < served.bytes.count {
      switch connection.socket.write(served.bytes[sent...]) {
      case .count(let count):
        sent += count
        connection.lastMoved = now
      case .notNow:
        connection.phase = .writing(served, sent: sent)
        return
      case .over:
        connection.phase = .over
        return
      }
    }
    switch served.ending {
    case .goesOn:
      connection.phase = .reading
      readOn(&connection, now)
    case .closes:
      connection.socket.endWriting()
      connection.phase = .draining(until: now + Connection.drainTime)
    case .resets:
      connection.socket.cutOffAtClose()
      connection.phase = .over
    }
  }
}
