internal import Command

Command.main(Array(CommandLine.arguments.dropFirst()))
