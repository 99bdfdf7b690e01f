/// Why there is no such core.
enum WrongKotlinCoreError: Error {
  case notThereOnce(String)
  case doesNotCompile(String)
}
