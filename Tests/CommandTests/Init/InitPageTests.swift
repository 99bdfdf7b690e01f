import Foundation
import TestSupport
import Testing

/// What `init` writes and says in a monorepo that has everything.
@Suite("What init says")
struct InitPageTests {
  private static let files = [
    ".gitattributes": "* text=auto\ngenerated/manifest merge=union\n",
    ".github/workflows/ci.yml": "on: push\n",
    ".pre-commit-config.yaml": "repos: []\n",
    "pnpm-lock.yaml": "lockfileVersion: '9.0'\n",
    "package.json": #"{"scripts": {"check": "eslint .", "dev": "next dev"}}"#,
    "apps/web/messages/en-GB.json":
      #"{"driverApp": {"title": "Rounds"}, "web": {"title": "Gas", "more": "More"}}"#,
    "apps/web/messages/pl.json": #"{"driverApp": {"title": "Kursy"}, "web": {"title": "Gaz"}}"#,
    "apps/web/messages/notes.json": #"{"driverApp": {"title": "The list of rounds"}}"#,
    "apps/web/app/globals.css": """
    @import "./colors.css";
    """,
    "apps/web/app/colors.css": """
    :root { --primary: #fff; --line: #888 }
    [data-theme="dark"] { --primary: #000 }
    """,
    "apps/android/build.gradle.kts": """
    plugins { id("com.android.application") apply false }
    """,
    "apps/android/app/build.gradle.kts": """
    plugins { alias(libs.plugins.android.application); alias(libs.plugins.kotlin.compose) }
    android {
        // namespace = "not.this"
        namespace = "eu.gaz.driver"
        defaultConfig { minSdk = 28 }
    }
    """,
    "apps/ios/Gaz.xcodeproj/project.pbxproj": """
    // !$*UTF8*$!
    { knownRegions = ( en, Base, "en-GB", );
      IPHONEOS_DEPLOYMENT_TARGET = 17.4; SWIFT_EMIT_LOC_STRINGS = YES; }
    """,
    "apps/ios/Gaz/Localizable.xcstrings": "{}",
  ]

  @Test("everything is found, decided and told")
  func page() throws {
    let project = try TemporaryFolder(holding: Self.files)
    let run = try Run(["init"], in: project.url)
    #expect(run.status == 0)
    #expect(run.errors == "bottle: wrote bottle.yaml\n")
    #expect(
      run.output == #"""
        Found
          words     apps/web/messages/{locale}.json, 2 locales, 1 text
                    source `en-GB`: English, and as full as any, with 1 text
                    namespace: `driverApp`, the group named after the apps
          colours   apps/web/app/globals.css, 2 colours, of which 1 change in the dark by
                    [data-theme="dark"]
          Android   apps/android/app/build.gradle.kts, package eu.gaz.driver
          iOS       apps/ios/Gaz.xcodeproj, iOS 17

        Next
          Look through bottle.yaml, then write the outputs:

            bottle generate

        Add to .gitattributes
          Commit what is generated. Where a merge stops in it, run `bottle generate`: that mends it.

            generated/** text eol=lf linguist-generated

        Add to the scripts in package.json
          With bottle's npm package among the devDependencies.

            "generate": "bottle generate",
            "check:bottle": "bottle check",

        Add to the steps of a job in .github/workflows, after the packages are installed
            - name: Generated files are up to date
              run: pnpm exec bottle check

        Add to the repos in .pre-commit-config.yaml
            - repo: local
              hooks:
                - id: bottle-check
                  name: bottle check
                  entry: pnpm exec bottle check
                  language: system
                  pass_filenames: false

        Add to apps/android/app/build.gradle.kts
            android {
                sourceSets["main"].res.srcDir("../../../generated/android/res")
                sourceSets["main"].kotlin.srcDir("../../../generated/android/kotlin")
            }

        Add to <application> in AndroidManifest.xml
          So that the system's settings offer the app's languages.

            android:localeConfig="@xml/locales_config"

        In Xcode
          Drag generated/ios into apps/ios/Gaz.xcodeproj: reference files in place, create groups, and tick
          the app as the target.
          `apps/ios/Gaz/Localizable.xcstrings` has the table `Localizable`, so bottle's is `Bottle`
          (ios.table).

        Add to knownRegions in project.pbxproj, or under Info, Localizations in Xcode
            pl,

        """#
    )
    #expect(
      try project.text("bottle.yaml") == #"""
        # What bottle reads and where its outputs go, as `bottle init` found it.
        # A key that is commented out shows its default.

        prefix: Bottle                              # generated types begin with it: BottleStrings, BottleColors
        manifest: generated/manifest                # the list of generated files; commit it

        words:
          catalogue: apps/web/messages/{locale}.json  # 2 locales
          namespace: driverApp                      # the group named after the apps
          # Another namespace can be the apps': `web`.
          source: en-GB                             # English, and as full as any, with 1 text
          # Listed, as not all the files there are locales. Or a least share: 80%
          locales: [en-GB, pl]
          # broken: error                           # or `source`: the source's text stands in for a broken one
          # descriptions: i18n/descriptions.json    # a note for translators a key
          # timeZone: device                        # or an IANA name: how instants print
          # formats: {}                             # number, date and time formats that the web's code names

        tokens:
          stylesheet: apps/web/app/globals.css      # 2 colours
          # light: ""                               # a selector that makes the document light
          dark: "[data-theme=\"dark\"]"             # makes the document dark, beside the reader's preference
          # triplets: auto                          # or hsl, rgb: what a bare `210 40% 98%` is

        android:
          package: eu.gaz.driver                    # from apps/android/app/build.gradle.kts
          resources: generated/android/res
          kotlin: generated/android/kotlin
          # resourcePrefix: ""                      # what the resources' names begin with
          minSdk: 28
          # compose: true                           # also BottleStringsCompose.kt and BottleColors.kt
          # gamut: srgb                             # or p3, for the Kotlin colours

        ios:
          output: generated/ios
          table: Bottle                             # `Localizable` is Xcode's own here
          minimum: 17
          # gamut: p3                               # or srgb

        """#
    )
    #expect(try Run(["generate"], in: project.url).status == 0)
    #expect(project.paths.contains("generated/ios/Bottle.xcstrings"))
    #expect(try Run(["check"], in: project.url).status == 0)
  }

  @Test(
    "a project that keeps itself otherwise is told otherwise",
    arguments: [
      ("package-lock.json", "", "run: npm exec --no -- bottle check"),
      (
        ".gitignore", "node_modules\n/generated/\n",
        "Take the line for generated out of .gitignore\n"
      ),
      (".prettierrc.json", "{}", "Add to .prettierignore\n    generated/\n"),
      ("yarn.lock", "", "run: yarn bottle check"),
      (".gitlab-ci.yml", "", "Add to .gitlab-ci.yml, after the packages are installed\n"),
      (".husky/pre-commit", "", "Add to .husky/pre-commit\n    npm exec --no -- bottle check\n"),
      ("lefthook.yml", "", "    pre-commit:\n      commands:\n        bottle:\n"),
      (
        "app/build.gradle",
        "apply plugin: 'com.android.application'\nandroid { namespace 'a.b' }",
        "        sourceSets.main.res.srcDirs += '../generated/android/res'\n"
      ),
      (
        "Kit/Package.swift", #"platforms: [.iOS(.v17)]"#,
        "Add to the target's resources in Package.swift\n"
      ),
    ]
  )
  func otherwise(path: String, text: String, advice: String) throws {
    let project = try TemporaryFolder(holding: [
      path: text, "package.json": "{}", "messages/en.json": #"{"a": "A"}"#,
    ])
    let run = try Run(["init"], in: project.url)
    #expect(run.output.contains(advice), "\(run.output)")
    #expect(try Run(["generate"], in: project.url).status == 0)
  }

  @Test(
    "the Android package is the namespace, or the manifest's, or the application's id",
    arguments: [
      (
        ["app/build.gradle": "android { namespace 'a.b'; defaultConfig { applicationId 'c' } }"],
        "a.b"
      ),
      (
        [
          "app/build.gradle": "apply plugin: 'com.android.application'\nandroid {}",
          "app/src/main/AndroidManifest.xml": "<!-- package='x' --> <manifest package=\"a.b\"/>",
        ], "a.b"
      ),
      (["app/build.gradle": "android { defaultConfig { applicationId 'a.b' } }"], "a.b"),
      (["app/build.gradle": "android { namespace \"$group.app\" }"], "com.example.app"),
      (
        [
          "lib/build.gradle": "android { namespace 'l' }",
          "z/build.gradle.kts": #"android { namespace = "z"; applicationId = "x" }"#,
        ], "z"
      ),
      (["native/src/main/AndroidManifest.xml": "<manifest package='a.b'>"], "a.b"),
      (["server/build.gradle": "namespace 'a.b'"], "com.example.app"),
    ]
  )
  func package(files: [String: String], package: String) throws {
    let project = try TemporaryFolder(holding: files)
    try project.write("messages/en.json", #"{"a": "A"}"#)
    #expect(try Run(["init"], in: project.url).status == 0)
    #expect(try project.text("bottle.yaml").contains("\n  package: \(package) "))
  }

  @Test("where Xcode extracts strings as it builds, the table is another")
  func extraction() throws {
    let project = try TemporaryFolder(holding: [
      "messages/en.json": #"{"a": "A"}"#,
      "A.xcodeproj/project.pbxproj": "{ SWIFT_EMIT_LOC_STRINGS = YES; knownRegions = (en); }",
    ])
    let run = try Run(["init"], in: project.url)
    #expect(
      run.output.contains(
        "Xcode, as it builds, has the table `Localizable`, so bottle's is `Bottle`"
      )
    )
    #expect(try project.text("bottle.yaml").contains("\n  table: Bottle "))
    // The app has the only language, so there is nothing to add.
    #expect(!run.output.contains("knownRegions"))
  }

  @Test("a namespace that looks like a number stays a text")
  func number() throws {
    let project = try TemporaryFolder(holding: ["locales/en/2024.json": #"{"a": "A"}"#])
    #expect(try Run(["init"], in: project.url).status == 0)
    #expect(try Run(["generate"], in: project.url).status == 0)
  }

  @Test(
    "where only one app is here, the other's outputs are not made",
    arguments: [
      ("app/build.gradle", "id 'com.android.library'\nandroid {}", "ios"),
      ("Kit/Package.swift", #"platforms: [.iOS("16.0")]"#, "android"),
    ]
  )
  func oneApp(path: String, text: String, left: String) throws {
    let project = try TemporaryFolder(holding: [path: text, "messages/en.json": #"{"a": "A"}"#])
    #expect(try Run(["init"], in: project.url).status == 0)
    #expect(try project.text("bottle.yaml").contains("\n# \(left):  # not here"))
    #expect(try Run(["generate"], in: project.url).status == 0)
    #expect(!project.paths.contains("generated/\(left)"))
  }

  @Test(
    "texts that bottle cannot read are told before anything else is tried",
    arguments: [
      (
        ["locales/en/translation.json": #"{"hello": "Hello {{name}}", "bye": "Bye"}"#],
        0, "1 text in i18next's own syntax, `{{name}}`"
      ),
      (
        ["lang/en.json": #"{"a1": {"defaultMessage": "Hello", "description": "x"}}"#],
        1, "`lang/{locale}.json` holds FormatJS's descriptors"
      ),
      (
        ["config/locales/en.yml": "en:\n  hello: Hello\n"],
        1, "`config/locales/{locale}.yml` has the locale's code as a key"
      ),
      (
        ["lang/en.json": "{,}", "lang/pl.json": #"{"a": "A"}"#],
        0, "source `en`: English, whose file is to be mended first"
      ),
    ] as [([String: String], Int32, String)]
  )
  func unfit(files: [String: String], status: Int32, sentence: String) throws {
    let project = try TemporaryFolder(holding: files)
    let run = try Run(["init"], in: project.url)
    #expect(run.status == status)
    #expect(run.output.contains(sentence), "\(run.output)")
  }
}
