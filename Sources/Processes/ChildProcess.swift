/// A program that this process started, with pipes for its streams.
///
/// It has a process group of its own, so that what it started ends with it; all of them end where
/// Ctrl-C or SIGTERM ends this process.
public final class ChildProcess {
  private let id: Int32
  /// This process's ends of the pipes; nil once closed.
  private var input: Int32?
  private var output: Int32?
  private var errors: Int32?
  /// What is still to be written.
  private var unwritten: ArraySlice<UInt8> = []
  /// Whether its standard input ends where all is written.
  private var isInputEnding = false
  /// Whether it has ended, and nothing is left of it.
  private var isOver = false
  /// How it ended by itself.
  private var ending: ProcessEnding?

  /// The most bytes that are read at once.
  private static let chunk = 64 << 10
  /// How long to wait before looking again whether it has ended, which is told by no descriptor.
  private static let patience = Duration.milliseconds(5)

  /// What a program does next.
  public enum Event: Hashable, Sendable {
    /// It wrote to its standard output.
    case output([UInt8])
    /// It wrote to its standard error.
    case errors([UInt8])
    /// It closed its standard output.
    case outputEnded
    /// It closed its standard error.
    case errorsEnded
    /// It does not take what is written to it.
    case inputClosed
    /// Nothing, for as long as there was time.
    case late
  }

  /// Starts a program with this process's environment.
  ///
  /// - Parameters:
  ///   - path: where it is; it is not looked for.
  ///   - mergingErrors: whether its standard error goes where its standard output goes.
  public init(_ path: String, _ arguments: [String], mergingErrors: Bool = false)
    throws(ProcessError)
  {
    var pipes: [(reading: Int32, writing: Int32)] = []
    do throws(ProcessError) {
      id = try RunningGroups.shared.start { () throws(ProcessError) in
        for _ in 0..<(mergingErrors ? 2 : 3) { pipes.append(try ProcessCalls.pipe()) }
        let streams = [pipes[0].reading, pipes[1].writing, pipes[mergingErrors ? 1 : 2].writing]
        return try ProcessCalls.spawn(path, arguments, streams: streams)
      }
    } catch {
      for pipe in pipes {
        ProcessCalls.close(pipe.reading)
        ProcessCalls.close(pipe.writing)
      }
      throw error
    }
    ProcessCalls.close(pipes[0].reading)
    ProcessCalls.close(pipes[1].writing)
    if !mergingErrors { ProcessCalls.close(pipes[2].writing) }
    input = pipes[0].writing
    output = pipes[1].reading
    errors = mergingErrors ? nil : pipes[2].reading
    for end in [input, output, errors].compactMap(\.self) { ProcessCalls.neverWait(end) }
  }

  deinit {
    end(within: .zero)
    Self.close(&input)
    Self.close(&output)
    Self.close(&errors)
  }

  /// Whether more can come of its standard error.
  public var hasErrors: Bool { errors != nil }

  /// Has bytes written to its standard input while something waits for it.
  public func write(_ bytes: [UInt8]) { unwritten += bytes }

  /// Ends its standard input, once all is written.
  public func endInput() {
    isInputEnding = true
    if unwritten.isEmpty { Self.close(&input) }
  }

  /// Waits for what the program does next.
  public func next(until deadline: ContinuousClock.Instant) -> Event {
    while true {
      let writing = unwritten.isEmpty ? nil : input
      let ready = ready(writing, until: deadline)
      // First what it has to say: it says why it takes nothing more, or ends.
      if let errors, ready.contains(errors), let bytes = ProcessCalls.read(errors, upTo: Self.chunk)
      {
        if !bytes.isEmpty { return .errors(bytes) }
        Self.close(&self.errors)
        return .errorsEnded
      }
      if let output, ready.contains(output), let bytes = ProcessCalls.read(output, upTo: Self.chunk)
      {
        if !bytes.isEmpty { return .output(bytes) }
        Self.close(&self.output)
        return .outputEnded
      }
      if let writing, ready.contains(writing) {
        guard let count = ProcessCalls.write(writing, unwritten) else {
          unwritten = []
          Self.close(&input)
          return .inputClosed
        }
        unwritten = unwritten.dropFirst(count)
        if isInputEnding, unwritten.isEmpty { Self.close(&input) }
      }
      if deadline <= .now { return .late }
    }
  }

  /// Ends the program and all that it started, whatever they are doing.
  public func kill() {
    if !isOver { ProcessCalls.kill(group: id) }
  }

  /// Lets the program end by itself, and ends it where it does not; what it started ends with it.
  ///
  /// - Parameter hear: is told what it does meanwhile.
  /// - Returns: how it ended by itself; nil where it did not.
  @discardableResult
  public func end(within limit: Duration, hear: (Event) -> Void = { _ in }) -> ProcessEnding? {
    if isOver { return ending }
    let deadline = ContinuousClock.now + limit
    ending = ProcessCalls.ending(of: id)
    while ending == nil, .now < deadline {
      hear(next(until: min(deadline, .now + Self.patience)))
      ending = ProcessCalls.ending(of: id)
    }
    ProcessCalls.kill(group: id)
    if ending == nil { ProcessCalls.wait(for: id) }
    RunningGroups.shared.forget(id)
    isOver = true
    return ending
  }

  /// The descriptors at which there is something to do.
  private func ready(_ writing: Int32?, until deadline: ContinuousClock.Instant) -> [Int32] {
    let left = max(.zero, deadline - .now).components
    // Rounded up: who wakes before the time has to look again at once.
    let milliseconds = left.seconds * 1000 + left.attoseconds / 1_000_000_000_000_000 + 1
    return ProcessCalls.poll(
      reading: [errors, output].compactMap(\.self),
      writing: [writing].compactMap(\.self),
      milliseconds: Int32(clamping: milliseconds)
    )
  }

  private static func close(_ end: inout Int32?) {
    if let end { ProcessCalls.close(end) }
    end = nil
  }
}
