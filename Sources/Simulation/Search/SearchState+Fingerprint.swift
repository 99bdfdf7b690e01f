internal import DriverRules

extension SearchState {
  /// What stands for this state and for all that lead to the same.
  var fingerprint: Fingerprint {
    var hasher = Hasher()
    hasher.combine(left)
    world.hashFace(into: &hasher)
    return Fingerprint(hasher)
  }
}
