extension KotlinRuntime {
  /// `WireErrorCode.kt`.
  static let wireErrorCode = #"""
    /** What is wrong with bytes, or with a value that is to be sent. */
    public enum class WireErrorCode(
        /** The code, alike in every language. */
        public val word: String,
    ) {
        /** The document is not UTF-8. */
        NOT_UTF8("notUTF8"),

        /** It begins with a byte order mark. */
        BYTE_ORDER_MARK("byteOrderMark"),

        /** It is not JSON (RFC 8259). */
        SYNTAX("syntax"),

        /** Half of a surrogate pair, read from an escape or about to be written. */
        LONE_SURROGATE("loneSurrogate"),

        /** More than 512 arrays and objects stand inside one another. */
        TOO_DEEP("tooDeep"),

        /** An object has a name twice. */
        DUPLICATE_NAME("duplicateName"),

        /** Something that must be there is not. */
        MISSING("missing"),

        /** Null stands where a value must be. */
        NULL("null"),

        /** It is of another JSON type. */
        WRONG_TYPE("wrongType"),

        /** A whole number is not whole. */
        NOT_WHOLE("notWhole"),

        /** A number does not fit its type. */
        OUT_OF_RANGE("outOfRange"),

        /** A text is no date. */
        NOT_A_DATE("notADate"),

        /** A text is no time. */
        NOT_A_TIME("notATime"),

        /** A word that is none of a closed list. */
        UNKNOWN_WORD("unknownWord"),

        /** A word that is always another. */
        WRONG_WORD("wrongWord"),

        /** A number that JSON cannot write: an infinite one, or none at all. */
        NOT_FINITE("notFinite"),

        /** A text that would change a path: an empty one, `.` or `..`. */
        BAD_PATH_SEGMENT("badPathSegment"),

        /** A text that a header cannot carry. */
        BAD_HEADER("badHeader"),

        /** A status that the description has no answer for. */
        UNEXPECTED_STATUS("unexpectedStatus"),
    }
    """#
}
