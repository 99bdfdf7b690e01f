import Foundation
import Outputs
import TestSupport
import Testing

@testable import Freshness

@Suite("Reading")
struct DiskReadTests {
  @Test(
    "a file is read whole, however little one call gives",
    arguments: [0, 1, 63, 64, 65, 1000]
  )
  func whole(size: Int) throws {
    let text = String(repeating: "x", count: size)
    let project = try TemporaryFolder(holding: ["in/a.json": text])
    #expect(try project.disk().read("in/a.json") == Array(text.utf8))
    #expect(try project.disk(FaultyFileSystem()).read("in/a.json") == Array(text.utf8))
  }

  @Test("a signal in any call makes no difference")
  func interrupted() throws {
    let project = try TemporaryFolder(holding: ["in/a.json": "0123456789"])
    let disk = try project.disk(
      FaultyFileSystem { $0.isMultiple(of: 2) ? SystemError(code: EINTR) : nil }
    )
    #expect(try disk.read("in/a.json") == Array("0123456789".utf8))
    #expect(try disk.list("in") == ["a.json"])
    #expect(try disk.kind(of: "in") == .folder)
  }

  @Test("bytes that are compared differ wherever one does, however many there are")
  func sameBytes() {
    for length in 0..<100 {
      let bytes = (0..<length).map { UInt8($0) }
      let isSame = bytes.span.holdsSame(as: bytes.span)
      #expect(isSame)
      let isSameAsLonger = bytes.span.holdsSame(as: (bytes + [0]).span)
      #expect(!isSameAsLonger)
      for index in bytes.indices {
        var others = bytes
        others[index] ^= 0x80
        let isSameAsOthers = bytes.span.holdsSame(as: others.span)
        #expect(!isSameAsOthers)
      }
    }
  }

  @Test(
    "a file that says it has no bytes is read until it has none",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status"))
  )
  func unknownSize() throws {
    let project = try TemporaryFolder()
    #expect(try !project.disk().read("/proc/self/status").isEmpty)
  }

  @Test("inputs may lie beside the project, and behind links")
  func outside() throws {
    let project = try TemporaryFolder(holding: ["../shared/a.json": "a"])
    try project.link("in", to: "../shared")
    let disk = try project.disk()
    #expect(try disk.read("../shared/a.json") == [UInt8(ascii: "a")])
    #expect(try disk.read("in/a.json") == [UInt8(ascii: "a")])
    #expect(try disk.read(project.path("in/a.json").path) == [UInt8(ascii: "a")])
  }

  @Test(
    "what is not a file is said to be none, without waiting",
    arguments: [
      ("absent.json", "cannot read `absent.json`: there is no such file or folder"),
      ("folder", "cannot read `folder`: it is a folder, not a file"),
      ("pipe", "cannot read `pipe`: it is a pipe, a socket or a device, not a file"),
      ("/dev/zero", "cannot read `/dev/zero`: it is a pipe, a socket or a device, not a file"),
      ("dangling", "cannot read `dangling`: there is no such file or folder"),
      ("circle", "cannot read `circle`: its symbolic links lead in a circle"),
      ("a.json/b", "cannot read `a.json/b`: a part of its path is a file, not a folder"),
      ("a\0b", "cannot read `a\0b`: the path holds a control character"),
    ]
  )
  func noFile(path: String, message: String) throws {
    let project = try TemporaryFolder(holding: ["a.json": "", "folder/x": ""])
    #expect(unsafe mkfifo(project.path("pipe").path, 0o600) == 0)
    try project.link("dangling", to: "nothing")
    try project.link("circle", to: "circle")
    let error = #expect(throws: DiskError.self) { try project.disk().read(path) }
    #expect(error?.message == message)
  }

  @Test("a file over the limit is not read")
  func tooLarge() throws {
    let project = try TemporaryFolder(holding: ["big": ""])
    #expect(unsafe truncate(project.path("big").path, off_t(Disk.sizeLimit) + 1) == 0)
    let error = #expect(throws: DiskError.self) { try project.disk().read("big") }
    #expect(error?.message == "cannot read `big`: it is larger than 256 MiB")
  }

  @Test(
    "a failing call is put into words",
    arguments: [
      (EACCES, "permission denied"), (EIO, "the system reported error 5"),
      (ENAMETOOLONG, "its name is too long"), (EMFILE, "too many files are open"),
    ]
  )
  func failing(code: Int32, reason: String) throws {
    let project = try TemporaryFolder(holding: ["a": "a"])
    // The disk itself takes two calls to open.
    let disk = try project.disk(FaultyFileSystem { $0 == 2 ? SystemError(code: code) : nil })
    let error = #expect(throws: DiskError.self) { try disk.read("a") }
    #expect(error?.message == "cannot read `a`: \(reason)")
  }

  @Test("a folder is listed in the order of bytes, whatever the system's")
  func list() throws {
    let project = try TemporaryFolder(holding: [
      "in/é": "", "in/a": "", "in/Z": "", "in/a-b": "", "in/.x": "", "in/z/q": "",
    ])
    for fileSystem in [Posix(), FaultyFileSystem()] as [any FileSystem] {
      #expect(
        try project.disk(fileSystem).list("in") == [".x", "Z", "a", "a-b", "z", "é"]
      )
    }
    #expect(throws: DiskError(.list, "none", .missing)) { try project.disk().list("none") }
    #expect(throws: DiskError(.list, "in/a", .belowFile)) { try project.disk().list("in/a") }
  }

  @Test("what stands at a path is told through links")
  func kind() throws {
    let project = try TemporaryFolder(holding: ["in/a": ""])
    try project.link("link", to: "in")
    try project.link("dangling", to: "nothing")
    let disk = try project.disk()
    let kinds = try ["", "in", "in/a", "link", "dangling", "in/a/b", "/dev/null"].map { path in
      try disk.kind(of: path)
    }
    #expect(kinds == [.folder, .folder, .file, .folder, nil, nil, .special])
  }

  @Test("a project that is missing, or no folder, cannot be opened")
  func root() throws {
    let project = try TemporaryFolder(holding: ["a": ""])
    #expect(throws: DiskError(.list, "/no/such", .missing)) { try Disk(root: "/no/such") }
    #expect(throws: DiskError.self) { try Disk(root: project.path("a").path) }
  }
}
