extension Story {
  /// All stories.
  public static let all = sending + deciding + files + people + waiting
}
