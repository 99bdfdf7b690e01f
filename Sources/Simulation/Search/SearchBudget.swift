/// How often what goes wrong may still go wrong, and how many things the driver may still do.
public struct SearchBudget: Hashable, Sendable {
  /// How many of the plan's writes are recorded.
  public var writes: Int
  /// How often the process ends or the power is cut.
  public var crashes: Int
  /// How often the phone gives a request up: what is under way arrives later or never, what was answered
  /// is not heard.
  public var losses: Int
  /// How many late copies the network makes of a request.
  public var copies: Int
  /// How often the API turns down what it sees for the first time.
  public var refusals: Int
  /// How often a call on the disk fails.
  public var diskFaults: Int
  /// How often somebody signs out or in, besides what is calm.
  public var personChanges: Int

  /// Makes a budget.
  public init(
    writes: Int,
    crashes: Int = 0,
    losses: Int = 0,
    copies: Int = 0,
    refusals: Int = 0,
    diskFaults: Int = 0,
    personChanges: Int = 0
  ) {
    self.writes = writes
    self.crashes = crashes
    self.losses = losses
    self.copies = copies
    self.refusals = refusals
    self.diskFaults = diskFaults
    self.personChanges = personChanges
  }
}
