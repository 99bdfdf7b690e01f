import Foundation
import Outputs
import TestSupport
import Testing

@testable import Freshness

@Suite("The lock")
struct LockTests {
  @Test("while one run holds it, another waits and then says so")
  func held() throws {
    let project = try TemporaryFolder()
    let (first, second) = try (project.disk(), project.disk())
    try first.withLock { () throws(DiskError) in
      let error = #expect(throws: DiskError.self) { try second.withLock(patience: 60) {} }
      #expect(
        error?.message == "cannot lock the project's folder: "
          + "another run of bottle is writing in this project; wait for it to end"
      )
    }
    try second.withLock(patience: 0) {}
  }

  @Test("it is released when what was done under it failed")
  func released() throws {
    let project = try TemporaryFolder()
    let disk = try project.disk()
    #expect(throws: DiskError(.write, "a", .noSpace)) {
      try disk.withLock { () throws(DiskError) in throw DiskError(.write, "a", .noSpace) }
    }
    try disk.withLock(patience: 0) {}
  }

  @Test("of many runs at once, each sees what the one before it wrote")
  func race() async throws {
    let project = try TemporaryFolder(holding: ["count": "0"])
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          #expect(throws: Never.self) {
            let disk = try project.disk()
            try disk.withLock(patience: 60_000) { () throws(DiskError) in
              let count = Int(String(decoding: try disk.read("count"), as: UTF8.self)) ?? 0
              try disk.write(Array("\(count + 1)".utf8), to: "count")
            }
          }
        }
      }
    }
    #expect(try project.text("count") == "8")
  }

  @Test("it leaves nothing behind")
  func traceless() throws {
    let project = try TemporaryFolder()
    try project.disk().withLock {}
    #expect(project.contents.isEmpty)
  }

  @Test("a file system without locks is written all the same", arguments: [ENOLCK, EBADF, ENOTSUP])
  func none(code: Int32) throws {
    let project = try TemporaryFolder()
    // The disk takes two calls to open, and the lock one to open the folder.
    let disk = try project.disk(FaultyFileSystem { $0 == 3 ? SystemError(code: code) : nil })
    #expect(try disk.withLock { 1 } == 1)
  }

  @Test("another process that holds it is waited for")
  func process() throws {
    let project = try TemporaryFolder()
    guard let tool = try OutsideTool.find("flock") else { return }
    let other = Process()
    other.executableURL = tool
    other.arguments = [project.url.path, "sh", "-c", "echo held; read line"]
    let (input, output) = (Pipe(), Pipe())
    other.standardInput = input
    other.standardOutput = output
    try other.run()
    #expect(output.fileHandleForReading.availableData == Data("held\n".utf8))
    #expect(throws: DiskError(.lock, "", .locked)) { try project.disk().withLock(patience: 0) {} }
    try input.fileHandleForWriting.write(contentsOf: Data("\n".utf8))
    try project.disk().withLock(patience: 5000) {}
    other.waitUntilExit()
  }
}
