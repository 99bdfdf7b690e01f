#if canImport(Darwin)
  internal import Darwin
#else
  // Glibc's `environ` is a variable, which nothing here writes to.
  @unsafe @preconcurrency internal import Glibc
#endif

/// The system calls that programs are started, spoken to and ended with: all that is unsafe about them.
enum ProcessCalls {
  // MARK: - Descriptors

  /// A pipe that a program gets only where it is started with it.
  static func pipe() throws(ProcessError) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    #if canImport(Darwin)
      let result = unsafe Darwin.pipe(&ends)
    #else
      let result = unsafe Glibc.pipe(&ends)
    #endif
    if result < 0 { throw ProcessError(code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Lets reads and writes of one end fail where they would wait.
  static func neverWait(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  static func close(_ descriptor: Int32) {
    #if canImport(Darwin)
      _ = Darwin.close(descriptor)
    #else
      _ = Glibc.close(descriptor)
    #endif
  }

  /// What there is to read; nil where there is nothing yet, and empty at the end.
  static func read(_ descriptor: Int32, upTo count: Int) -> [UInt8]? {
    var result = 0
    var code: Int32 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      #if canImport(Darwin)
        result = unsafe Darwin.read(descriptor, buffer.baseAddress, count)
      #else
        result = unsafe Glibc.read(descriptor, buffer.baseAddress, count)
      #endif
      code = errno
      filled = max(result, 0)
    }
    return result < 0 && (code == EAGAIN || code == EINTR) ? nil : bytes
  }

  /// How many bytes were taken, none where the pipe is full; nil where nobody reads them any more.
  static func write(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) -> Int? {
    unsafe bytes.withUnsafeBytes { buffer in
      #if canImport(Darwin)
        let count = unsafe Darwin.write(descriptor, buffer.baseAddress, buffer.count)
      #else
        let count = unsafe Glibc.write(descriptor, buffer.baseAddress, buffer.count)
      #endif
      if count >= 0 { return count }
      return errno == EAGAIN || errno == EINTR ? 0 : nil
    }
  }

  /// Waits until something can be read or written, or the other end is gone.
  ///
  /// - Returns: the descriptors of which that is so; none where it takes longer than there is time.
  static func poll(reading: [Int32], writing: [Int32], milliseconds: Int32) -> [Int32] {
    var polled =
      reading.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      + writing.map { pollfd(fd: $0, events: Int16(POLLOUT), revents: 0) }
    #if canImport(Darwin)
      let count = unsafe Darwin.poll(&polled, nfds_t(polled.count), milliseconds)
    #else
      let count = unsafe Glibc.poll(&polled, nfds_t(polled.count), milliseconds)
    #endif
    return count > 0 ? polled.filter { $0.revents != 0 }.map(\.fd) : []
  }

  // MARK: - Programs

  /// Starts a program in a process group of its own, with the environment of this one.
  ///
  /// - Parameter streams: what its standard input, output and error are.
  static func spawn(_ path: String, _ arguments: [String], streams: [Int32])
    throws(ProcessError) -> Int32
  {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let environment = unsafe _NSGetEnviron().pointee
    #else
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      let environment = unsafe environ
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for (number, stream) in streams.enumerated() {
      unsafe posix_spawn_file_actions_adddup2(&actions, stream, Int32(number))
    }
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    let flags = [POSIX_SPAWN_SETPGROUP, POSIX_SPAWN_SETSIGDEF, POSIX_SPAWN_SETSIGMASK]
    unsafe posix_spawnattr_setflags(&attributes, flags.reduce(0) { $0 | Int16($1) })
    // What this process ignores or this thread keeps back, the program would, too.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGPIPE, SIGINT, SIGTERM] { unsafe sigaddset(&signals, signal) }
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)

    var id: pid_t = 0
    var words = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    let code = unsafe posix_spawn(&id, path, &actions, &attributes, &words, environment)
    if code != 0 { throw ProcessError(code: code) }
    return id
  }

  /// How a program ended; nil as long as it runs.
  static func ending(of id: Int32) -> ProcessEnding? {
    var status: Int32 = 0
    return unsafe waitpid(id, &status, WNOHANG) == id ? ProcessEnding(status) : nil
  }

  /// Waits for the end of a program.
  static func wait(for id: Int32) {
    while waitpid(id, nil, 0) < 0, errno == EINTR {}
  }

  /// Ends a program and all in its process group, whatever they are doing.
  static func kill(group id: Int32) { send(SIGKILL, to: -id) }

  /// Ends this process by a signal, as if nobody had listened to it.
  static func end(by number: Int32) -> Never {
    _ = signal(number, SIG_DFL)
    // The library that listens has it blocked, and so may whoever started this process.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, number)
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
    exit(128 + number)
  }

  private static func send(_ signal: Int32, to id: Int32) {
    #if canImport(Darwin)
      _ = Darwin.kill(id, signal)
    #else
      _ = Glibc.kill(id, signal)
    #endif
  }

  // MARK: - Files

  /// Whether a file may be run; a folder may not.
  static func isProgram(_ path: String) -> Bool {
    var status = stat()
    guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    return unsafe access(path, X_OK) == 0
  }

  static func words(for code: Int32) -> String {
    unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
  }
}
