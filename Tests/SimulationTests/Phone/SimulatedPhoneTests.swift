import DriverModels
import DriverRules
import Simulation
import Testing

@Suite struct SimulatedPhoneTests {
  let acme = BusinessId("acme")
  let clocks = Clocks(wall: 1_000, up: 10)

  @Test func eachStepMakesOneCallAndTheLastTellsTheCore() {
    var disk = SimulatedDisk([acme])
    var phone = SimulatedPhone(
      process: 1,
      core: ScriptedCore([.disk(acme, [.lock, .append([7]), .read])])
    )
    phone.handle(.open(acme), at: clocks)
    #expect(phone.step(on: &disk, at: clocks) == .call(acme, .lock, .done))
    #expect(phone.nextCall == .append([7]))
    #expect(phone.step(on: &disk, at: clocks) == .call(acme, .append([7]), .done))
    #expect(phone.core.events == [.open(acme)])
    #expect(phone.step(on: &disk, at: clocks) == .call(acme, .read, .found([7])))
    #expect(phone.core.events == [.open(acme), .disk(acme, .done(found: [7]))])
    #expect(phone.step(on: &disk, at: clocks) == .idle)
  }

  @Test func noCallIsMadeAfterOneThatFailed() {
    var disk = SimulatedDisk([acme])
    var phone = SimulatedPhone(
      process: 1,
      core: ScriptedCore([.disk(acme, [.lock, .append([7, 8]), .sync])])
    )
    phone.handle(.open(acme), at: clocks)
    _ = phone.step(on: &disk, at: clocks)
    #expect(
      phone.step(on: &disk, at: clocks, fault: .short(1)) == .call(acme, .append([7, 8]), .failed)
    )
    #expect(phone.core.events.last == .disk(acme, .failed(at: 1)))
    #expect(phone.isIdle)
    #expect(disk.folders[0].journal?.bytes == [7])
  }

  @Test func whatIsAskedForMeanwhileComesAfterwards() {
    var disk = SimulatedDisk([acme])
    var phone = SimulatedPhone(
      process: 1,
      core: ScriptedCore([.disk(acme, [.lock]), .setTimer(50)], [.askToBeWoken(9)])
    )
    phone.handle(.open(acme), at: clocks)
    phone.handle(.sendNow, at: clocks)
    #expect(phone.settle(on: &disk, at: clocks) == [.setTimer(50), .askToBeWoken(9)])
    #expect(phone.timer == 50)
    #expect(phone.wake == 9)
  }

  @Test func aCallThatIsTornLeavesItsFirstBytesAndIsToldToNobody() {
    var disk = SimulatedDisk([acme])
    var phone = SimulatedPhone(
      process: 1,
      core: ScriptedCore([.disk(acme, [.append([7, 8, 9])])])
    )
    phone.handle(.open(acme), at: clocks)
    phone.tear(2, on: &disk)
    disk.end(1)
    #expect(disk.folders[0].journal?.bytes == [7, 8])
    #expect(phone.core.events == [.open(acme)])
  }

  @Test func proofsThatAreNotAsTheyWereAreNamed() {
    var disk = SimulatedDisk([acme])
    let (good, gone) = (file("good"), file("gone"))
    disk.folders[0].proofs.write(good)
    var phone = SimulatedPhone(
      process: 1,
      core: ScriptedCore([.disk(acme, [.checkProof(good), .checkProof(gone)])])
    )
    phone.handle(.open(acme), at: clocks)
    #expect(phone.settle(on: &disk, at: clocks).isEmpty)
    #expect(phone.core.events.last == .disk(acme, .done(found: nil, badProofs: ["gone"])))
  }

  private func file(_ name: String) -> ProofFile {
    ProofFile(name: name, sha256: "ab", length: 3)
  }
}
