import Diagnostics
import Testing

@Suite("Formats for machines")
struct ReportFormatTests {
  @Test("every format has a name of its own, and text is the default")
  func names() {
    #expect(ReportFormat.all.map(\.name) == ["text", "github", "json", "sarif"])
  }

  @Test("text tells what was done after what is wrong")
  func text() {
    #expect(
      ReportFixture.printed(.text).hasSuffix(
        """
        out é/a:b.xml: error[outputs/missing]: missing
        z.kt: error[outputs/out-of-date]: out of date: --a (i18n/en,1.json:3), b (i18n/en,1.json:2), \
        --c (c.css) and 2 more
        created generated/manifest
        would delete a.xml

        """
      ),
      "\(ReportFixture.printed(.text))"
    )
  }

  @Test("GitHub gets the text for its log, then a command a problem on the repository's file")
  func github() {
    let commands = """
      ::notice title=bottle (outputs/same-path)::two outputs are one file
      ::error file=web/i18n/en%2C1.json,line=2,endLine=2,col=9,endColumn=18,\
      title=bottle (words/syntax)::`{n` is 100 %25 open, and%0Anever closed%0Ahelp: close it with }
      ::warning file=web/i18n/en%2C1.json,line=3,endLine=4,title=bottle (words/not-text)::a "list"
      ::error file=web/out é/a%3Ab.xml,title=bottle (outputs/missing)::missing
      ::error file=web/i18n/en%2C1.json,line=3,endLine=4,title=bottle (outputs/out-of-date)::\
      web/z.kt: out of date: --a (web/i18n/en,1.json:3), b (web/i18n/en,1.json:2), \
      --c (web/c.css) and 2 more

      """
    #expect(
      ReportFixture.printed(.github, folder: "web") == ReportFixture.printed(.text) + commands
    )
  }

  @Test(
    "what a quoted file says to GitHub's runner is not obeyed",
    arguments: [
      ("plain", "plain", false),
      ("a::b", "a::b", false),
      ("::add-mask::b", "::add-mask::b", true),
      ("##[add-mask]b", "##[add-mask]b", true),
      ("\u{3000}::warning::b", "\u{3000}::warning::b", true),
    ]
  )
  func injection(path: String, shown: String, isStopped: Bool) {
    let report = Report(
      [Diagnostic("test/id", .error, at: Place(path: path), "bottle---- is")],
      sources: []
    )
    let lines = String(decoding: ReportFormat.github.render(report, ReportStyle()), as: UTF8.self)
      .split(separator: "\n")
    let text = "\(shown): error[test/id]: bottle---- is"
    #expect(
      lines.dropLast()
        == (isStopped
          ? ["::stop-commands::bottle-----", text[...], "::bottle-----::"] : [text[...]])
    )
  }

  @Test("JSON has places in lines, code points and bytes")
  func json() {
    #expect(
      ReportFixture.printed(.json) == #"""
        {
          "version": 1,
          "tool": {
            "name": "bottle",
            "version": "1.2.3"
          },
          "summary": { "errors": 3, "warnings": 1, "notes": 1 },
          "diagnostics": [
            {
              "id": "outputs/same-path",
              "severity": "note",
              "message": "two outputs are one file",
              "related": [],
              "causes": []
            },
            {
              "id": "words/syntax",
              "severity": "error",
              "message": "`{n` is 100 % open, and\nnever closed",
              "help": "close it with }",
              "place": {
                "path": "i18n/en,1.json",
                "start": { "line": 2, "column": 9, "offset": 13 },
                "end": { "line": 2, "column": 18, "offset": 22 }
              },
              "related": [
                {
                  "message": "as here",
                  "place": {
                    "path": "i18n/en,1.json",
                    "start": { "line": 3, "column": 8, "offset": 32 },
                    "end": { "line": 4, "column": 5, "offset": 38 }
                  }
                }
              ],
              "causes": []
            },
            {
              "id": "words/not-text",
              "severity": "warning",
              "message": "a \"list\"",
              "place": {
                "path": "i18n/en,1.json",
                "start": { "line": 3, "column": 8, "offset": 32 },
                "end": { "line": 4, "column": 5, "offset": 38 }
              },
              "related": [],
              "causes": []
            },
            {
              "id": "outputs/missing",
              "severity": "error",
              "message": "missing",
              "place": {
                "path": "out é/a:b.xml"
              },
              "related": [],
              "causes": []
            },
            {
              "id": "outputs/out-of-date",
              "severity": "error",
              "message": "out of date",
              "place": {
                "path": "z.kt"
              },
              "related": [],
              "causes": [
                {
                  "name": "--a",
                  "place": {
                    "path": "i18n/en,1.json",
                    "start": { "line": 3, "column": 8, "offset": 32 },
                    "end": { "line": 4, "column": 5, "offset": 38 }
                  }
                },
                {
                  "name": "b",
                  "place": {
                    "path": "i18n/en,1.json",
                    "start": { "line": 2, "column": 9, "offset": 13 },
                    "end": { "line": 2, "column": 18, "offset": 22 }
                  }
                },
                {
                  "name": "--c",
                  "place": {
                    "path": "c.css"
                  }
                },
                {
                  "name": "--d",
                  "place": {
                    "path": "d.css"
                  }
                },
                {
                  "name": "--e",
                  "place": {
                    "path": "e.css"
                  }
                }
              ]
            }
          ],
          "changes": [
            {
              "path": "generated/manifest",
              "kind": "created",
              "done": true
            },
            {
              "path": "a.xml",
              "kind": "deleted",
              "done": false
            }
          ]
        }

        """#
    )
  }

  @Test("SARIF has rules, regions in code points, and references from the repository's root")
  func sarif() {
    #expect(
      ReportFixture.printed(.sarif, folder: "my web") == #"""
        {
          "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
          "version": "2.1.0",
          "runs": [
            {
              "tool": {
                "driver": {
                  "name": "bottle",
                  "version": "1.2.3",
                  "rules": [
                    {
                      "id": "outputs/missing"
                    },
                    {
                      "id": "outputs/out-of-date"
                    },
                    {
                      "id": "outputs/same-path"
                    },
                    {
                      "id": "words/not-text"
                    },
                    {
                      "id": "words/syntax",
                      "shortDescription": {
                        "text": "a {{"
                      },
                      "fullDescription": {
                        "text": "Nobody can read it."
                      },
                      "help": {
                        "text": "Write }}."
                      }
                    }
                  ]
                }
              },
              "columnKind": "unicodeCodePoints",
              "originalUriBaseIds": {
                "%SRCROOT%": {
                  "description": {
                    "text": "The root of the repository."
                  }
                }
              },
              "results": [
                {
                  "ruleId": "outputs/same-path",
                  "ruleIndex": 2,
                  "level": "note",
                  "message": {
                    "text": "two outputs are one file"
                  },
                  "locations": []
                },
                {
                  "ruleId": "words/syntax",
                  "ruleIndex": 4,
                  "level": "error",
                  "message": {
                    "text": "`{{n` is 100 % open, and\nnever closed\nHelp: close it with }}"
                  },
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "my%20web/i18n/en%2C1.json",
                          "uriBaseId": "%SRCROOT%"
                        },
                        "region": { "startLine": 2, "startColumn": 9, "endLine": 2, "endColumn": 18 }
                      }
                    }
                  ],
                  "relatedLocations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "my%20web/i18n/en%2C1.json",
                          "uriBaseId": "%SRCROOT%"
                        },
                        "region": { "startLine": 3, "startColumn": 8, "endLine": 4, "endColumn": 5 }
                      },
                      "message": {
                        "text": "as here"
                      }
                    }
                  ]
                },
                {
                  "ruleId": "words/not-text",
                  "ruleIndex": 3,
                  "level": "warning",
                  "message": {
                    "text": "a \"list\""
                  },
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "my%20web/i18n/en%2C1.json",
                          "uriBaseId": "%SRCROOT%"
                        },
                        "region": { "startLine": 3, "startColumn": 8, "endLine": 4, "endColumn": 5 }
                      }
                    }
                  ]
                },
                {
                  "ruleId": "outputs/missing",
                  "ruleIndex": 0,
                  "level": "error",
                  "message": {
                    "text": "missing"
                  },
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "my%20web/out%20%C3%A9/a%3Ab.xml",
                          "uriBaseId": "%SRCROOT%"
                        }
                      }
                    }
                  ]
                },
                {
                  "ruleId": "outputs/out-of-date",
                  "ruleIndex": 1,
                  "level": "error",
                  "message": {
                    "text": "my web/z.kt: out of date: --a (my web/i18n/en,1.json:3), b (my web/i18n/en,1.json:2), --c (my web/c.css) and 2 more"
                  },
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "my%20web/i18n/en%2C1.json",
                          "uriBaseId": "%SRCROOT%"
                        },
                        "region": { "startLine": 3, "startColumn": 8, "endLine": 4, "endColumn": 5 }
                      }
                    }
                  ],
                  "relatedLocations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "my%20web/z.kt",
                          "uriBaseId": "%SRCROOT%"
                        }
                      },
                      "message": {
                        "text": "out of date"
                      }
                    },
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "my%20web/i18n/en%2C1.json",
                          "uriBaseId": "%SRCROOT%"
                        },
                        "region": { "startLine": 2, "startColumn": 9, "endLine": 2, "endColumn": 18 }
                      },
                      "message": {
                        "text": "b"
                      }
                    },
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "my%20web/c.css",
                          "uriBaseId": "%SRCROOT%"
                        }
                      },
                      "message": {
                        "text": "--c"
                      }
                    },
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "my%20web/d.css",
                          "uriBaseId": "%SRCROOT%"
                        }
                      },
                      "message": {
                        "text": "--d"
                      }
                    },
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "my%20web/e.css",
                          "uriBaseId": "%SRCROOT%"
                        }
                      },
                      "message": {
                        "text": "--e"
                      }
                    }
                  ]
                }
              ]
            }
          ]
        }

        """#
    )
  }

  @Test(
    "a run with nothing to say is a whole document too",
    arguments: [ReportFormat.json, .sarif]
  )
  func empty(format: ReportFormat) {
    let output = format.render(Report([], sources: []), ReportStyle(version: "1"))
    #expect(output.first == UInt8(ascii: "{") && output.last == UInt8(ascii: "\n"))
  }

  @Test("control characters stand as escapes in JSON")
  func escapes() {
    let report = Report([Diagnostic("test/id", .error, at: nil, "a\u{1B}[2Jb\u{0}")], sources: [])
    let json = String(decoding: ReportFormat.json.render(report, ReportStyle()), as: UTF8.self)
    #expect(json.contains(#""message": "a\u001b[2Jb\u0000""#))
  }
}
