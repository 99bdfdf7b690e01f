internal import ScenarioKit
internal import XCTest

extension XCTestCase {
  /// Records an issue at its line of the file it is about, so that an editor opens the case.
  func record(_ issue: ScenarioIssue) {
    let location = issue.location
    #if canImport(ObjectiveC)
      record(
        XCTIssue(
          type: .assertionFailure,
          compactDescription: issue.message,
          detailedDescription: nil,
          sourceCodeContext: XCTSourceCodeContext(
            location: XCTSourceCodeLocation(filePath: location.path, lineNumber: location.line)
          ),
          associatedError: nil,
          attachments: []
        )
      )
    #else
      recordFailure(
        withDescription: issue.message,
        inFile: location.path,
        atLine: location.line,
        expected: true
      )
    #endif
  }
}
