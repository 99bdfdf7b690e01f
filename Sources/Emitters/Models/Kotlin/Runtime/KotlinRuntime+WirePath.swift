extension KotlinRuntime {
  /// `WirePath.kt`.
  static let wirePath = #"""
    /** The steps of a JSON Pointer (RFC 6901). */
    internal object WirePath {
        /** The step to what has a name or an index. */
        fun step(name: String): String = "/" + name.replace("~", "~0").replace("/", "~1")
    }
    """#
}
