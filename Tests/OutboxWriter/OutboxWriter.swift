/// A process that writes an outbox, for tests that kill it, that set two against each other, and that time
/// it.
@main
enum OutboxWriter {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    switch (arguments.first, arguments.dropFirst().first) {
    case ("record", let folder?):
      try await Recorder(folder: folder, name: arguments.last ?? "").recordForEver()
    case ("lock", nil): try await LockRunner().run()
    case ("time", let folder?):
      await Timing(folder: folder).record(arguments.last.flatMap { Int($0) } ?? 0)
    case ("open", let folder?): await Timing(folder: folder).open()
    default:
      Pipe.say("usage: outbox-writer record FOLDER NAME | lock | time FOLDER COUNT | open FOLDER")
    }
  }
}
