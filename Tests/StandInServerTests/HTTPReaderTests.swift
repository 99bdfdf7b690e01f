import DriverModels
import Testing

@testable import StandInServer

@Suite("Reading requests")
struct HTTPReaderTests {
  @Test("a request is read the same, however its bytes come")
  func pieces() throws {
    let text =
      "\r\nPOST /cash?x=1 HTTP/1.1\r\nHost: a\r\nX:  two words \r\nContent-Length: 5\r\n\r\nhello"
    for size in [1, 2, 3, 7, 1000] {
      var reader = HTTPReader()
      var readings: [HTTPReader.Reading] = []
      let bytes = Array(text.utf8)
      for start in stride(from: 0, to: bytes.count, by: size) {
        reader.append(bytes[start..<min(start + size, bytes.count)])
        readings.append(try reader.next())
      }
      guard case .request(let head, let body)? = readings.last else {
        Issue.record("no request with pieces of \(size)")
        continue
      }
      #expect(readings.dropLast().allSatisfy { $0 == .incomplete(expectsContinue: false) })
      #expect(head.method == "POST")
      #expect(head.target == "/cash?x=1")
      #expect(head.headers.map(\.value) == ["a", "two words", "5"])
      #expect(body == Array("hello".utf8))
      #expect(!reader.isWithinRequest)
    }
  }

  @Test(
    "chunks are put together, their extensions and trailers left out, and the next request follows"
  )
  func chunks() throws {
    var reader = HTTPReader()
    let chunked =
      "PUT / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: Chunked\r\n\r\n"
      + "5;a=b\r\nhello\r\n1\r\n!\r\n0\r\nX: y\r\n\r\nGET /next HTTP/1.1\nHost: a\n\n"
    for byte in chunked.utf8.dropLast() {
      reader.append([byte])
      if case .request(let head, let body) = try reader.next() {
        #expect(head.method == "PUT")
        #expect(body == Array("hello!".utf8))
      }
    }
    reader.append(chunked.utf8.suffix(1))
    guard case .request(let head, let body) = try reader.next() else {
      Issue.record("no second request")
      return
    }
    #expect(head.target == "/next")
    #expect(body.isEmpty)
  }

  @Test("a client that waits to be asked for its body is seen to wait until the body comes")
  func expectation() throws {
    var reader = HTTPReader()
    reader.append(
      "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n".utf8
    )
    #expect(try reader.next() == .incomplete(expectsContinue: true))
    reader.append("h".utf8)
    #expect(try reader.next() == .incomplete(expectsContinue: false))
  }

  @Test(
    "whether the connection goes on is the client's to say",
    arguments: [
      ("HTTP/1.1\r\nHost: a", true), ("HTTP/1.1\r\nHost: a\r\nConnection: X, Close", false),
      ("HTTP/1.0", false), ("HTTP/1.0\r\nConnection: keep-alive", true),
    ]
  )
  func keepAlive(rest: String, goesOn: Bool) throws {
    var reader = HTTPReader()
    reader.append("GET / \(rest)\r\n\r\n".utf8)
    guard case .request(let head, _) = try reader.next() else {
      Issue.record("no request")
      return
    }
    #expect(head.keepsAlive == goesOn)
  }

  @Test("of a whole URL, as proxies send it, path and query count")
  func wholeURL() throws {
    var reader = HTTPReader()
    reader.append(
      "GET http://localhost:4000/a?b HTTP/1.1\r\nHost: a\r\n\r\nGET http://x HTTP/1.1\r\nHost: a\r\n\r\n"
        .utf8
    )
    var targets: [String] = []
    while case .request(let head, _) = try reader.next() { targets.append(head.target) }
    #expect(targets == ["/a?b", "/"])
  }

  @Test(
    "what is no request is told by a status",
    arguments: [
      (400, "GET\r\n\r\n"),
      (400, "G(T / HTTP/1.1\r\nHost: a\r\n\r\n"),
      (400, "GET  / HTTP/1.1\r\nHost: a\r\n\r\n"),
      (400, "GET é HTTP/1.1\r\nHost: a\r\n\r\n"),
      (400, "GET a HTTP/1.1\r\nHost: a\r\n\r\n"),
      (505, "GET / HTTP/2.0\r\nHost: a\r\n\r\n"),
      (400, "GET / http/1.1\r\nHost: a\r\n\r\n"),
      (400, "GET / HTTP/1.1\r\n\r\n"),
      (400, "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"),
      (400, "GET / HTTP/1.1\r\nHost : a\r\n\r\n"),
      (400, "GET / HTTP/1.1\r\nHost: a\r\n b: c\r\n\r\n"),
      (400, "GET / HTTP/1.1\r\nHost: a\r\nX: \u{1}\r\n\r\n"),
      (400, "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n"),
      (400, "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n"),
      (
        400, "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n"
      ),
      (413, "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 16777217\r\n\r\n"),
      (501, "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n"),
      (417, "POST / HTTP/1.1\r\nHost: a\r\nExpect: 200-ok\r\n\r\n"),
      (400, "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n-1\r\n"),
      (400, "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n\r\n"),
      (413, "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1000001\r\n"),
      (400, "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nab\r\n"),
    ]
  )
  func broken(status: Int, text: String) {
    var reader = HTTPReader()
    reader.append(text.utf8)
    let error = #expect(throws: HTTPBroken.self) { _ = try reader.next() }
    #expect(error?.status == status)
  }

  @Test("a head, a path and a line of a chunk without an end are given up")
  func endless() {
    func status(_ start: String, _ filling: Character, _ end: String = "") -> Int? {
      var reader = HTTPReader()
      reader.append((start + String(repeating: filling, count: 70_000) + end).utf8)
      return #expect(throws: HTTPBroken.self) { _ = try reader.next() }?.status
    }
    #expect(status("GET / HTTP/1.1\r\nX: ", "a") == 431)
    #expect(status("GET / HTTP/1.1\r\nHost: a\r\nX: ", "a", "\r\n\r\n") == 431)
    #expect(
      status("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1;", "a") == 400
    )
    var reader = HTTPReader()
    reader.append("GET /\(String(repeating: "a", count: 9000)) HTTP/1.1\r\nHost: a\r\n\r\n".utf8)
    #expect(#expect(throws: HTTPBroken.self) { _ = try reader.next() }?.status == 414)
  }
}
