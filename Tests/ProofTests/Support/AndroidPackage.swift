import Foundation
import TestSupport

/// A `res` folder that aapt2 compiled and linked, as an app's build does it.
struct AndroidPackage {
  /// What aapt2 said; empty when it had nothing to say.
  let messages: String
  /// The linked package.
  let apk: URL
  /// The `R.java` of the package.
  let constants: URL
  /// Where all this lies.
  let folder: TemporaryFolder

  /// The name of the app's package.
  static let name = "app.getbottle.driver"

  /// One text of the compiled table.
  struct Entry: Decodable, Hashable, Sendable {
    /// The resource's name.
    var name: String
    /// The folder's language as a tag, empty for `values/`.
    var language: String
    /// The quantity of a plural's item.
    var quantity: String?
    /// The text as the phone finds it.
    var text: String
  }

  /// Compiles and links the `res` folder of a folder.
  init(in folder: TemporaryFolder) throws {
    self.folder = folder
    apk = folder.path("linked.apk")
    constants = folder.path("java/\(Self.name.replacing(".", with: "/"))/R.java")
    let manifest = """
      <manifest xmlns:android="http://schemas.android.com/apk/res/android" package="\(Self.name)">
        <uses-sdk android:minSdkVersion="26" android:targetSdkVersion="29"/>
      </manifest>
      """
    try folder.write("AndroidManifest.xml", manifest.utf8)
    let aapt2 = Tool.aapt2.path ?? ""
    let compiled = try Program.succeed(
      [aapt2, "compile", "--dir", "res", "-o", "compiled.zip"],
      in: folder
    )
    let linked = try Program.succeed(
      [
        aapt2, "link", "-I", Tool.androidFramework.path ?? "", "--manifest", "AndroidManifest.xml",
        "--java", "java", "-o", apk.path, "compiled.zip",
      ],
      in: folder
    )
    messages = compiled.output + compiled.errors + linked.output + linked.errors
  }

  /// The names of the constants in `R.java`, sorted.
  func constantNames() throws -> [String] {
    let text = try String(contentsOf: constants, encoding: .utf8)
    let pattern = /static final int (\S+)=/
    return text.matches(of: pattern).map { String($0.output.1) }.filter { $0 != "locales_config" }
      .sorted()
  }

  /// What `aapt2 dump resources` prints.
  func dump() throws -> String {
    try Program.succeed([Tool.aapt2.path ?? "", "dump", "resources", apk.path], in: folder).output
  }

  /// The texts of the compiled table.
  func entries() throws -> [Entry] {
    let java = Checkout.files(
      below: Checkout.proofs.appending(path: "Android/table"),
      ending: ".java"
    )
    try JavaClasses.compile(java, classpath: [], to: "table", in: folder)
    let output = try Program.succeed(
      [Tool.java.path ?? "", "-cp", "table", "bottle.proof.DumpTable", apk.path],
      in: folder
    ).output
    return try output.split(separator: "\n").map {
      try JSONDecoder().decode(Entry.self, from: Data($0.utf8))
    }
  }
}
