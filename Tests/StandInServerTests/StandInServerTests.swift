import StandIn
import StandInServer
import Testing

@Suite("Serving the stand-in")
struct StandInServerTests {
  private static let get = "GET /nowhere HTTP/1.1\r\nHost: localhost\r\n\r\n"

  @Test("requests sent at once are answered in order, on one connection")
  func pipelined() throws {
    let server = try RunningServer()
    let client = RawClient(port: server.port)
    client.send(Self.get + "HEAD /driver/day HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
    let said = client.readAll()
    #expect(said.hasPrefix("HTTP/1.1 404 Not Found\r\nContent-Type: application/problem+json\r\n"))
    #expect(said.contains("}HTTP/1.1 401 Unauthorized\r\n"))
    // The answer to HEAD says how long a body would be, and has none.
    #expect(said.contains("\r\nContent-Length: 55\r\n"))
    #expect(said.hasSuffix("Connection: close\r\n\r\n"))
    #expect(server.log == ["GET /nowhere → 404", "HEAD /driver/day → 401"])
  }

  @Test("an answer that is lost ends the connection without a byte")
  func lost() throws {
    let server = try RunningServer(faults: #"[{"do": "loseAnswer"}]"#)
    let client = RawClient(port: server.port)
    client.send(Self.get)
    #expect(client.read() == .ended)
    #expect(server.log == ["GET /nowhere → lost"])
  }

  @Test("no signal cuts the connection off")
  func noSignal() throws {
    let server = try RunningServer(faults: #"[{"do": "noSignal"}]"#)
    let client = RawClient(port: server.port)
    client.send(Self.get)
    #expect(client.read() == .reset)
    #expect(server.log == ["GET /nowhere → no signal"])
  }

  @Test("an answer that breaks off is shorter than it says")
  func cutOff() throws {
    let server = try RunningServer(faults: #"[{"do": "drop"}]"#)
    let client = RawClient(port: server.port)
    client.send(Self.get)
    let said = client.readAll()
    #expect(said.contains("\r\nContent-Length: 65\r\n"))
    #expect(said.split(separator: "\r\n\r\n").last?.utf8.count == 32)
    #expect(server.log == ["GET /nowhere → 404, cut off"])
  }

  @Test(
    "while one waits for a late answer, others are served; a client that ended its side waits on"
  )
  func late() throws {
    let server = try RunningServer(faults: #"[{"do": "delay", "nth": 1, "seconds": 0.5}]"#)
    let slow = RawClient(port: server.port)
    slow.send(Self.get)
    slow.endSending()
    while server.log.isEmpty {}
    let quick = RawClient(port: server.port)
    quick.send(Self.get)
    #expect(quick.readAll(until: "}").hasPrefix("HTTP/1.1 404"))
    #expect(slow.read(within: 0) == .silent)
    #expect(slow.readAll().hasPrefix("HTTP/1.1 404"))
    #expect(server.log == ["GET /nowhere → 404 in 0.5 s", "GET /nowhere → 404"])
  }

  @Test("a client is asked for the body that it holds back")
  func expectation() throws {
    let server = try RunningServer()
    let client = RawClient(port: server.port)
    client.send("PUT / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n")
    #expect(client.read() == .bytes("HTTP/1.1 100 Continue\r\n\r\n"))
    client.send("hi")
    #expect(client.readAll(until: "}").hasPrefix("HTTP/1.1 404"))
  }

  @Test("a body that is too long is refused, and the refusal arrives though more is sent")
  func tooLong() throws {
    let server = try RunningServer()
    let client = RawClient(port: server.port)
    client.send("PUT / HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999\r\n\r\n")
    client.send([UInt8](repeating: 0x61, count: 1_000_000))
    let said = client.readAll()
    #expect(said.hasPrefix("HTTP/1.1 413 Content Too Large\r\n"))
    #expect(said.contains("Connection: close"))
  }

  @Test("what is no request is answered and ends the connection; the server goes on")
  func broken() throws {
    let server = try RunningServer()
    let client = RawClient(port: server.port)
    client.send("\u{16}\u{3}\u{1}\u{2}\u{0}\n\n" + Self.get)
    #expect(client.readAll().hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
    let next = RawClient(port: server.port)
    next.send(Self.get)
    #expect(next.readAll(until: "}").hasPrefix("HTTP/1.1 404"))
    #expect(server.log == ["a request that cannot be read → 400", "GET /nowhere → 404"])
  }

  @Test("a client that goes in the middle of a request, or of its answer, is forgotten")
  func gone() throws {
    let server = try RunningServer(faults: #"[{"do": "delay", "nth": 1, "seconds": 0.2}]"#)
    for text in ["GET /no", Self.get] { RawClient(port: server.port).send(text) }
    let client = RawClient(port: server.port)
    client.send(Self.get)
    #expect(client.readAll(until: "}").hasPrefix("HTTP/1.1 404"))
  }

  @Test("a page asks whether it may, and is told that it may, for its own origin")
  func pages() throws {
    let server = try RunningServer()
    let client = RawClient(port: server.port)
    client.send(
      "OPTIONS /cash HTTP/1.1\r\nHost: a\r\nOrigin: http://localhost:5173\r\n"
        + "Access-Control-Request-Method: POST\r\nAccess-Control-Request-Headers: x-a\r\n\r\n"
    )
    let said = client.readAll(until: "\r\n\r\n")
    #expect(said.hasPrefix("HTTP/1.1 204 No Content\r\n"))
    #expect(said.contains("\r\nAccess-Control-Allow-Origin: http://localhost:5173\r\n"))
    #expect(said.contains("\r\nAccess-Control-Allow-Headers: x-a\r\n"))
    #expect(!said.contains("Content-Length"))
    client.send("GET /nowhere HTTP/1.1\r\nHost: a\r\nOrigin: null\r\n\r\n")
    let answer = client.readAll(until: "}")
    #expect(answer.contains("\r\nAccess-Control-Allow-Origin: null\r\n"))
    #expect(answer.contains("set-auth-token"))
  }

  @Test("a port that another server has is told")
  func taken() throws {
    let server = try RunningServer()
    let scenario = try StandInScenario(json: Array(#"{"people": [], "businesses": []}"#.utf8))
    let error = #expect(throws: SocketError.self) {
      try StandInServer.serve(
        scenario,
        port: server.port,
        began: { _ in },
        log: { _ in },
        while: { false }
      )
    }
    #expect(error?.isTaken == true)
  }

  @Test("three hundred connections that say nothing do not hold up others for long")
  func many() throws {
    let server = try RunningServer()
    var idle: [RawClient] = []
    for _ in 0..<300 {
      let client = RawClient(port: server.port)
      client.send(Self.get)
      idle.append(client)
    }
    for client in idle.prefix(100) { _ = client.readAll(until: "}") }
    idle.removeFirst(100)
    for client in idle { #expect(client.readAll(until: "}").hasPrefix("HTTP/1.1 404")) }
  }
}
