/// The number with which a system call failed.
struct SystemError: Error, Hashable {
  let code: Int32

  /// Calls again while a signal interrupts.
  static func retrying<Result>(
    _ call: () throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    while true {
      do {
        return try call()
      } catch  where error.code == SystemCode.interrupted {
        continue
      }
    }
  }
}
