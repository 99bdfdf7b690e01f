#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// What programs run on.
public enum Processors {
  /// How many there are.
  public static var count: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
