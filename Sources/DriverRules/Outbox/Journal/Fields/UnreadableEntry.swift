/// The payload of a frame is not what one of this format can be.
struct UnreadableEntry: Error {}
