/// An open file, by the system's number for it.
struct Descriptor: Hashable, Sendable {
  let number: Int32
}
