internal import Command

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

exit(Command.main(Array(CommandLine.arguments.dropFirst())).rawValue)
