/// An open file or folder, by the system's number for it.
struct Descriptor: Hashable, Sendable {
  let number: Int32
}
