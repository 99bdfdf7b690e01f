/// The folder of one business's outbox on a phone.
///
/// What a file holds and what it is called are two things, each with a sync of its own, as on a real file
/// system: a rename moves a file, and what of its bytes is on the disk does not change by it.
public struct SimulatedFolder: Hashable, Sendable {
  private var files: [SimulatedFile] = []
  /// The names, first as the disk has them for certain, then after each change since; one at least.
  private var names = [FolderNames()]
  /// What the file held that lost its name last: its blocks are given to others.
  private var freed: [UInt8] = []
  /// The files of the proofs.
  public var proofs = SimulatedProofs()
  /// The process that has the lock.
  public private(set) var lockHolder: Int?
  /// Whether something was written by a process that did not have the lock (I11).
  public private(set) var wasWrittenWithoutLock = false

  /// Makes an empty folder.
  public init() {}

  /// The journal; nil where there is none.
  public var journal: SimulatedFile? { names.last?.journal.map { files[$0] } }
  /// The next version; nil where there is none.
  public var next: SimulatedFile? { names.last?.next.map { files[$0] } }
  /// The copies of damaged journals, in the order of their numbers.
  public var damaged: [SimulatedFile] { names.last?.damaged.map { files[$0] } ?? [] }
  /// How many changes of names are not synced.
  public var unsyncedNames: Int { names.count - 1 }
  /// Whether nothing would be lost by a power cut.
  public var isSynced: Bool { names.count == 1 && files.allSatisfy(\.isSynced) }

  /// The journal as it would be if so many changes of names were kept; nil where there is none.
  public func journal(keepingNames count: Int) -> SimulatedFile? {
    names[count].journal.map { files[$0] }
  }

  /// The copies of damaged journals as they would be if so many changes of names were kept.
  public func damaged(keepingNames count: Int) -> [SimulatedFile] {
    names[count].damaged.map { files[$0] }
  }

  /// What the disk has for certain under the journal's name, in each state of the names that a power cut may
  /// leave; nil where there would be none.
  public var durableJournals: [[UInt8]?] {
    names.map { $0.journal.map { files[$0].durable } }
  }

  /// Changes the journal behind everybody's back, as a failing disk does; where there is none, nothing.
  public mutating func damageJournal(_ change: (inout SimulatedFile) -> Void) {
    if let place = names.last?.journal { change(&files[place]) }
  }

  /// Puts a journal there that is on the disk, in place of all files.
  public mutating func setJournal(_ bytes: [UInt8]) {
    var file = SimulatedFile(bytes)
    file.sync()
    files = [file]
    names = [FolderNames(journal: 0)]
  }

  /// Ends a process: what it had locked is free; what was written stays, synced or not.
  public mutating func end(_ process: Int) {
    if lockHolder == process { lockHolder = nil }
  }

  /// Cuts the power: all processes end, and of what was not synced the cut says what is kept.
  public mutating func cutPower(_ cut: PowerCut) {
    lockHolder = nil
    names = [names[min(cut.names, names.count - 1)]]
    let old = freed
    for place in files.indices { files[place].cutPower(cut, over: old) }
    proofs.cutPower(cut)
    forgetNameless()
  }

  // MARK: - What calls do

  mutating func lock(_ process: Int) -> Bool {
    guard lockHolder == nil || lockHolder == process else { return false }
    lockHolder = process
    return true
  }

  mutating func write(by process: Int) {
    if lockHolder != process { wasWrittenWithoutLock = true }
  }

  mutating func append(_ bytes: some Sequence<UInt8>) {
    if names.last?.journal == nil { rename { $0.journal = $1 } }
    if let place = names.last?.journal { files[place].append(bytes) }
  }

  mutating func truncate(_ length: Int) -> Bool {
    guard let place = names.last?.journal, 0...files[place].bytes.count ~= length else {
      return false
    }
    files[place].truncate(length)
    return true
  }

  mutating func sync() {
    if let place = names.last?.journal { files[place].sync() }
  }

  mutating func writeNext(_ bytes: some Sequence<UInt8>) {
    rename { $0.next = $1 }
    if let place = names.last?.next { files[place].append(bytes) }
  }

  mutating func syncNext() -> Bool {
    guard let place = names.last?.next else { return false }
    files[place].sync()
    return true
  }

  mutating func replaceJournal() -> Bool {
    guard var now = names.last, now.next != nil else { return false }
    if let old = now.journal { freed = files[old].bytes }
    now.journal = now.next
    now.next = nil
    names.append(now)
    return true
  }

  mutating func keepDamaged(_ length: Int) -> Bool {
    guard let bytes = journal?.bytes else { return false }
    rename { $0.damaged.append($1) }
    if let place = names.last?.damaged.last { files[place].append(bytes.prefix(length)) }
    return true
  }

  mutating func syncDirectory() {
    names.removeFirst(names.count - 1)
    forgetNameless()
  }

  /// Gives a new file a name.
  private mutating func rename(_ change: (inout FolderNames, Int) -> Void) {
    files.append(SimulatedFile())
    var now = names[names.count - 1]
    change(&now, files.count - 1)
    names.append(now)
  }

  /// Lets go of the files that no name leads to, and numbers the others anew, so that folders that differ
  /// in nothing that matters are equal.
  private mutating func forgetNameless() {
    var order: [Int] = []
    for place in names.flatMap(\.used) where !order.contains(place) { order.append(place) }
    guard order != Array(files.indices) else { return }
    files = order.map { files[$0] }
    names = names.map { $0.moved { order.firstIndex(of: $0) } }
  }
}
