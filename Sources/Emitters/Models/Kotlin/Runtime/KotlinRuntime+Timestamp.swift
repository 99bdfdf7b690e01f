extension KotlinRuntime {
  /// `Timestamp.kt`.
  static let timestamp = #"""
    import kotlinx.serialization.Serializable

    /**
     * An instant, to the millisecond.
     *
     * It keeps the text that it was read from for showing; it is equal to another, and is written, by
     * its millisecond alone.
     */
    @Serializable(with = Timestamp.Companion::class)
    public class Timestamp private constructor(
        /** The milliseconds since 1970-01-01T00:00:00Z, below 0 before it. */
        public val milliseconds: Long,
        /** The text it was read from, with its own offset and digits; else the same as [text]. */
        public val original: String,
    ) : kotlin.Comparable<Timestamp> {
        /** The time as it is written: `YYYY-MM-DDTHH:MM:SS.mmmZ`. */
        public val text: String get() = canonical(milliseconds) ?: original

        override fun compareTo(other: Timestamp): Int = milliseconds.compareTo(other.milliseconds)

        override fun equals(other: Any?): Boolean =
            other is Timestamp && milliseconds == other.milliseconds

        override fun hashCode(): Int = milliseconds.hashCode()

        override fun toString(): String = text

        /** Reads and makes times. */
        public companion object : WireStringType<Timestamp>("Timestamp") {
            private const val DAY = 86_400_000L

            /** A time; null if it is outside the years 0 to 9999. */
            public fun of(milliseconds: Long): Timestamp? =
                canonical(milliseconds)?.let { Timestamp(milliseconds, it) }

            override fun ofText(text: String): Timestamp {
                val milliseconds = read(text)
                if (milliseconds == null || date(milliseconds) == null) {
                    throw WireError(WireErrorCode.NOT_A_TIME)
                }
                return Timestamp(milliseconds, text)
            }

            override fun text(value: Timestamp): String = value.text

            /** The text of a time; null if the year has not four digits. */
            private fun canonical(milliseconds: Long): String? {
                val date = date(milliseconds) ?: return null
                val time = milliseconds.mod(DAY).toInt()
                val text = kotlin.text.StringBuilder(24).append(date.text).append('T')
                WireDigits.add(time / 3_600_000, 2, text)
                WireDigits.add(time / 60_000 % 60, 2, text.append(':'))
                WireDigits.add(time / 1000 % 60, 2, text.append(':'))
                WireDigits.add(time % 1000, 3, text.append('.'))
                return text.append('Z').toString()
            }

            /** The day of a time in UTC; null if its year has not four digits. */
            private fun date(milliseconds: Long): CalendarDate? =
                CalendarDate.ofDayNumber(milliseconds.floorDiv(DAY))

            /**
             * Reads a `date-time` of RFC 3339 with a capital `T` and `Z` and no leap second; null if it
             * is none.
             */
            private fun read(text: String): Long? {
                if (text.length < 20 || text[10] != 'T') return null
                if (text[13] != ':' || text[16] != ':') return null
                val date = CalendarDate.find(text.substring(0, 10)) ?: return null
                val hour = WireDigits.value(text, 11, 13) ?: return null
                val minute = WireDigits.value(text, 14, 16) ?: return null
                val second = WireDigits.value(text, 17, 19) ?: return null
                if (hour > 23 || minute > 59 || second > 59) return null
                var end = 19
                var thousandths = 0
                if (text[end] == '.') {
                    end += 1
                    while (end < text.length && text[end] in '0'..'9') end += 1
                    if (end == 20) return null
                    val digits = text.substring(20, end).padEnd(3, '0')
                    thousandths = WireDigits.value(digits, 0, 3) ?: 0
                }
                val offset = offset(text.substring(end)) ?: return null
                val minutes = (date.dayNumber * 24 + hour) * 60 + minute - offset
                return (minutes * 60 + second) * 1000 + thousandths
            }

            /** An offset from UTC in minutes. */
            private fun offset(text: String): Int? {
                if (text == "Z") return 0
                if (text.length != 6 || text[0] !in "+-" || text[3] != ':') return null
                val hours = WireDigits.value(text, 1, 3) ?: return null
                val minutes = WireDigits.value(text, 4, 6) ?: return null
                if (hours > 23 || minutes > 59) return null
                return (if (text[0] == '-') -1 else 1) * (hours * 60 + minutes)
            }
        }
    }
    """#
}
