/// A subject in the shell: it answers each line by what stands in it.
enum ShellSubject {
  /// The script.
  ///
  /// - Parameter answers: the branches of a `case`, each of which sets `rest` to the members of its answer or exits.
  static func script(_ answers: String...) -> String {
    #"""
    seq=0
    while read -r line; do
      seq=$((seq + 1))
      case $line in
        \#(answers.joined(separator: "\n    "))
      esac
      printf '{"seq":%s,%s}\n' "$seq" "$rest"
    done
    """#
  }
}
