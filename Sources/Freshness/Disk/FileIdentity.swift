/// Which file it is, whatever it is called: two paths with one identity are one file.
struct FileIdentity: Hashable, Sendable {
  var device: UInt64
  var number: UInt64
}
