internal import Processes
internal import Scenarios

/// Which worlds a command line asks for.
struct SimulationChoice: Sendable {
  /// The seeds; the last is out of reach where time says when to end.
  let seeds: ClosedRange<UInt64>
  /// How long to go on; nil where the seeds say when to end.
  let limit: Duration?
  /// How many worlds to run at the same time.
  let jobs: Int
  /// The program whose cores decide as well; nil for ours alone.
  let command: SubjectCommand?

  init(_ session: Session) throws {
    let invocation = session.invocation
    jobs = try invocation.jobs
    let patience = Duration.seconds(try invocation.number(of: .timeout, in: 1...3600) ?? 10)
    command = try session.subject(invocation.command, within: patience)
    let seconds = try invocation.number(of: .seconds, in: 1...1_000_000) ?? 60
    if let seed = try invocation.number(of: .oneSeed, in: 0...Int.max) {
      seeds = UInt64(seed)...UInt64(seed)
      limit = nil
      return
    }
    let text = invocation.value(of: .seedRange) ?? "0.."
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[1].isEmpty, let first = UInt64(parts[0]),
      let last = parts[2].isEmpty ? UInt64.max : UInt64(parts[2]), first <= last
    else {
      throw UsageError(
        message: "`--seeds` cannot be `\(text)`",
        help: "it is two whole numbers, as in 0..999, or the first alone, as in 5000.."
      )
    }
    seeds = first...last
    limit = last == .max || invocation.has(.seconds) ? .seconds(seconds) : nil
  }
}

extension Invocation {
  /// How many worlds to run at the same time.
  var jobs: Int {
    get throws(UsageError) { try number(of: .workers, in: 1...256) ?? Processors.count }
  }
}
