import DriverRules
import Simulation
import Testing

@Suite struct SimulatedFolderTests {
  @Test func readsWhatWasAppended() {
    var folder = Folder(.append([1, 2]), .append([3]))
    #expect(folder.make(.read) == .found([1, 2, 3]))
  }

  @Test func aFolderWithoutAJournalHasNothingToRead() {
    var folder = Folder()
    #expect(folder.make(.read) == .found(nil))
    #expect(folder.make(.truncate(0)) == .failed)
    #expect(folder.make(.rename) == .failed)
  }

  @Test func oneProcessHasTheLockUntilItEnds() {
    var folder = Folder()
    #expect(folder.folder.perform(.lock, by: 2, room: &folder.room) == .failed)
    #expect(folder.make(.lock) == .done)
    folder.folder.end(1)
    #expect(folder.folder.perform(.lock, by: 2, room: &folder.room) == .done)
    #expect(folder.make(.lock) == .failed)
  }

  @Test func writingWithoutTheLockIsNoticed() {
    var folder = Folder(.append([1]))
    #expect(!folder.folder.wasWrittenWithoutLock)
    _ = folder.folder.perform(.append([2]), by: 2, room: &folder.room)
    #expect(folder.folder.wasWrittenWithoutLock)
  }

  @Test func theEndOfAProcessKeepsWhatWasNotSynced() {
    var folder = Folder(.append([1, 2]))
    folder.folder.end(1)
    #expect(folder.folder.journal?.bytes == [1, 2])
    #expect(folder.folder.journal?.durable == [])
  }

  @Test func aPowerCutKeepsEveryPrefixOfWhatWasNotSynced() {
    for keeps in 0...3 {
      var folder = Folder(.append([1, 2]), .sync, .syncDirectory, .append([3, 4, 5]))
      #expect(
        folder.cut(PowerCut(keeps: keeps, names: 0)) == Array([1, 2, 3, 4, 5].prefix(2 + keeps))
      )
    }
  }

  @Test func aJournalWhoseNameWasNotSyncedMayBeGone() {
    let folder = Folder(.append([1]), .sync)
    for (cut, left) in [(PowerCut.losesAll, nil), (PowerCut(keeps: 0, names: 1), [1])]
      as [(PowerCut, [UInt8]?)]
    {
      var folder = folder
      #expect(folder.cut(cut) == left)
    }
  }

  @Test func aCutThatWasNotSyncedMayBeUndone() {
    let folder = Folder(.append([1, 2, 3]), .sync, .syncDirectory, .truncate(1), .append([9]))
    for (cut, left) in [
      (PowerCut(keeps: 0, tail: .stale, names: 0), [1, 2, 3]),
      (PowerCut(keeps: 0, names: 0), [1]),
      (PowerCut(keeps: 1, tail: .stale, names: 0), [1, 9, 3]),
      (PowerCut(keeps: 1, names: 0), [1, 9]),
    ] as [(PowerCut, [UInt8]?)] {
      var folder = folder
      #expect(folder.cut(cut) == left)
    }
  }

  @Test func aTailMayBeZerosNoiseOrHaveAHole() {
    let folder = Folder(.append([1]), .sync, .syncDirectory, .append([2, 3, 4, 5]))
    for (tail, left) in [
      (PowerCutTail.zeros(2), [1, 2, 0, 0]),
      (.zeros(9), [1, 2, 0, 0, 0]),
      (.hole(2), [1, 2, 0, 0, 5]),
      (.hole(9), [1, 2, 0, 0, 0]),
    ] as [(PowerCutTail, [UInt8])] {
      var folder = folder
      #expect(folder.cut(PowerCut(keeps: 1, tail: tail, names: 0)) == left)
    }
    var noisy = folder
    let left = noisy.cut(PowerCut(keeps: 1, tail: .noise(7, 2), names: 0))
    #expect(left?.count == 4)
    #expect(left?.prefix(2) == [1, 2])
  }

  @Test func whatLiesBehindATailMayBeOfTheFileBefore() {
    var folder = Folder(
      .append([1, 2, 3, 4]),
      .sync,
      .syncDirectory,
      .writeNext([5]),
      .syncNext,
      .rename,
      .syncDirectory,
      .append([6, 7])
    )
    #expect(folder.cut(PowerCut(keeps: 1, tail: .stale, names: 0)) == [5, 6, 3, 4])
  }

  @Test func aRenameMovesAFileAndSyncsNothing() {
    let folder = Folder(.append([1]), .sync, .syncDirectory, .writeNext([8, 9]), .rename)
    #expect(folder.folder.journal?.bytes == [8, 9])
    #expect(folder.folder.next == nil)
    for (cut, journal, next) in [
      (PowerCut(keeps: 0, names: 0), [1], nil),
      (PowerCut(keeps: 1, names: 1), [1], [8]),
      (PowerCut(keeps: 1, names: 2), [8], nil),
      (PowerCut.keepsAll, [8, 9], nil),
    ] as [(PowerCut, [UInt8]?, [UInt8]?)] {
      var folder = folder
      #expect(folder.cut(cut) == journal)
      #expect(folder.folder.next?.bytes == next)
    }
  }

  @Test func aSyncOfTheDirectoryKeepsTheNames() {
    var folder = Folder(
      .append([1]),
      .sync,
      .writeNext([8]),
      .syncNext,
      .rename,
      .syncDirectory
    )
    #expect(folder.folder.isSynced)
    #expect(folder.cut(.losesAll) == [8])
  }

  @Test func anOldNextVersionIsReplaced() {
    var folder = Folder(.append([1]), .writeNext([8, 8]), .writeNext([9]))
    #expect(folder.folder.next?.bytes == [9])
    folder.make(.rename)
    #expect(folder.folder.journal?.bytes == [9])
  }

  @Test func copiesOfDamagedJournalsAreNumbered() {
    let folder = Folder(.append([1]), .keepDamaged, .append([2]), .keepDamaged)
    #expect(folder.folder.damaged.map(\.bytes) == [[1], [1, 2]])
  }

  @Test func aShortWriteLeavesWhatItWroteAndFails() {
    var folder = Folder(.append([1]))
    #expect(folder.make(.append([2, 3, 4]), .short(2)) == .failed)
    #expect(folder.folder.journal?.bytes == [1, 2, 3])
    #expect(folder.make(.writeNext([5, 6]), .short(1)) == .failed)
    #expect(folder.folder.next?.bytes == [5])
    #expect(folder.make(.sync, .short(1)) == .failed)
    #expect(folder.folder.journal?.durable == [])
  }

  @Test func aCallThatIsRefusedDoesNothing() {
    var folder = Folder(.append([1]))
    #expect(folder.make(.append([2]), .refused) == .failed)
    #expect(folder.folder.journal?.bytes == [1])
  }

  @Test func aCallMayHaveBeenCarriedOutAndFailAllTheSame() {
    var folder = Folder(.append([1]), .sync, .writeNext([2]), .syncNext)
    #expect(folder.make(.rename, .failedAfterwards) == .failed)
    #expect(folder.folder.journal?.bytes == [2])
  }

  @Test func aFullDiskTakesWhatThereIsRoomFor() {
    var folder = Folder(.append([1]))
    folder.room = 2
    #expect(folder.make(.append([2, 3, 4])) == .failed)
    #expect(folder.folder.journal?.bytes == [1, 2, 3])
    #expect(folder.make(.append([4])) == .failed)
    #expect(folder.make(.truncate(1)) == .done)
    #expect(folder.make(.append([2, 3])) == .done)
  }

  @Test func nothingIsChangedWhereThereIsOnlyReading() {
    var folder = Folder(.append([1]))
    let before = folder
    for call in [DiskCall.append([2]), .truncate(0), .writeNext([2]), .rename, .keepDamaged] {
      #expect(
        folder.folder.perform(call, by: 1, room: &folder.room, isReadOnly: true) == .failed
      )
    }
    #expect(folder.folder == before.folder)
    #expect(folder.make(.read) == .found([1]))
  }

  @Test func aFlippedBitIsThereAfterAPowerCutToo() {
    var folder = Folder(.append([1, 2]), .sync, .syncDirectory)
    folder.folder.damageJournal { $0.flip(at: 1, bits: 1) }
    #expect(folder.cut(.losesAll) == [1, 3])
  }

  @Test func foldersThatDifferInNothingThatMattersAreEqual() {
    let short = Folder(.append([1]), .sync, .syncDirectory)
    let long = Folder(
      .append([1]),
      .sync,
      .syncDirectory,
      .writeNext([7]),
      .writeNext([1]),
      .syncNext,
      .rename,
      .syncDirectory,
      .writeNext([1]),
      .syncNext,
      .rename,
      .syncDirectory
    )
    #expect(long.folder.journal == short.folder.journal)
    #expect(
      long.folder
        == Folder(
          .append([1]),
          .sync,
          .writeNext([1]),
          .syncNext,
          .rename,
          .syncDirectory
        ).folder
    )
  }
}
