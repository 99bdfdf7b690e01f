/// A step of a story.
enum StoryStep: Hashable, Sendable {
  /// One move.
  case make(Move)
  /// The phone works until it waits for somebody.
  case work
  /// All goes well until nothing happens any more: the phone works, what it sends arrives and is answered,
  /// and its waits end.
  case calm
}
