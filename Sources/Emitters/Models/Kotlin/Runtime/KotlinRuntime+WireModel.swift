extension KotlinRuntime {
  /// `WireModel.kt`.
  static let wireModel = #"""
    /** A value of a type that the API describes. */
    public interface WireModel {
        /** Writes the value. */
        public fun write(json: WireWriter)

        /** Adds to a check what breaks a limit. */
        public fun check(check: WireCheck)

        /** The value as JSON: the same value is always the same bytes. */
        public fun json(): kotlin.ByteArray {
            val json = WireWriter()
            write(json)
            return json.bytes
        }

        /** What in the value breaks which limit; nothing if it may be sent. */
        public fun validate(): List<WireViolation> {
            val check = WireCheck()
            check(check)
            return check.violations
        }
    }
    """#
}
