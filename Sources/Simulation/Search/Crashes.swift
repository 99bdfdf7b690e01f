internal import DriverRules

/// All ways in which what runs on a phone may stop, one of each kind that makes a difference.
struct Crashes {
  /// Which ends of files are different.
  private(set) var ends = PrefixClasses()
  /// Whether bytes that were not synced may also come to be zeros, noise or what was there before.
  let withRot: Bool

  init(withRot: Bool) {
    self.withRot = withRot
  }

  /// After how many bytes of the app's next call it may end, where that makes a difference to a reader.
  mutating func tears(of world: World<OutboxCore>) -> [Int] {
    guard let phone = world.processes[0]?.phone, case .disk(let business, _)? = phone.queue.first,
      case .append(let bytes)? = phone.nextCall, let place = world.disk.place(of: business)
    else { return [] }
    let before = world.disk.folders[place].journal?.bytes ?? []
    return ends.lengths(of: before + bytes, from: before.count)
      .map { $0 - before.count }.filter { $0 > 0 && $0 < bytes.count }
  }

  /// What a power cut may leave: every prefix of what was not synced, under each state of the directory.
  mutating func cuts(of disk: SimulatedDisk) -> [PowerCut] {
    var cuts: [PowerCut] = []
    var seen: Set<[[SimulatedFile]]> = []
    for names in 0...(disk.folders.map(\.unsyncedNames).max() ?? 0) {
      let kept = disk.folders.map { ($0, min(names, $0.unsyncedNames)) }
      // The next version is no part of it: it is never read before it is replaced.
      let files = kept.map { folder, names in
        [folder.journal(keepingNames: names)].compactMap(\.self)
          + folder.damaged(keepingNames: names)
      }
      guard seen.insert(files).inserted else { continue }
      let journals = kept.compactMap { $0.journal(keepingNames: $1) }
      for keeps in lengths(of: journals) {
        cuts.append(PowerCut(keeps: keeps, names: names))
        if withRot { cuts += rotten(keeps, names, journals) }
      }
      if !withRot, journals.contains(where: { !$0.cutOff.isEmpty }) {
        cuts.append(PowerCut(keeps: 0, tail: .stale, names: names))
      }
    }
    return proofs(of: disk).flatMap { bits in
      cuts.map { cut in
        var cut = cut
        cut.proofs = bits
        return cut
      }
    }
  }

  /// How many bytes beyond those on the disk are kept, where it makes a difference to a reader.
  private mutating func lengths(of journals: [SimulatedFile]) -> [Int] {
    var lengths: Set<Int> = [0]
    for journal in journals where journal.unsynced > 0 {
      let synced = journal.syncedLength
      lengths.formUnion(ends.lengths(of: journal.bytes, from: synced).map { $0 - synced })
    }
    return lengths.sorted()
  }

  private func rotten(_ keeps: Int, _ names: Int, _ journals: [SimulatedFile]) -> [PowerCut] {
    guard journals.contains(where: { !$0.isSynced }) else { return [] }
    let tails: [PowerCutTail] = [.zeros(.max), .noise(7, .max), .stale, .hole(16)]
    return tails.map { PowerCut(keeps: keeps, tail: $0, names: names) }
  }

  /// Each choice of those proofs that may be kept or lost.
  private func proofs(of disk: SimulatedDisk) -> [UInt64] {
    let open = disk.folders.map { folder in
      folder.proofs.files.count { !$0.isSynced || $0.isRemoved }
    }
    return Array(0..<(1 << UInt64(open.max() ?? 0)))
  }
}
