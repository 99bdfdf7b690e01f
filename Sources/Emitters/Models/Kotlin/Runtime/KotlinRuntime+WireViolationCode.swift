extension KotlinRuntime {
  /// `WireViolationCode.kt`.
  static let wireViolationCode = #"""
    /** Which limit a value breaks. */
    public enum class WireViolationCode(
        /** The code, alike in every language. */
        public val word: String,
    ) {
        /** A text of fewer Unicode scalars than it needs. */
        TOO_SHORT("tooShort"),

        /** A text of more Unicode scalars than it may have. */
        TOO_LONG("tooLong"),

        /** A text that is no UUID. */
        NOT_UUID("notUUID"),

        /** A text that is not made as the pattern says. */
        PATTERN("pattern"),

        /** A number below the least. */
        TOO_SMALL("tooSmall"),

        /** A number over the most. */
        TOO_LARGE("tooLarge"),

        /** A number that is infinite, or none at all. */
        NOT_FINITE("notFinite"),

        /** An array with fewer elements than it needs. */
        TOO_FEW("tooFew"),

        /** An array with more elements than it may have. */
        TOO_MANY("tooMany"),
    }
    """#
}
