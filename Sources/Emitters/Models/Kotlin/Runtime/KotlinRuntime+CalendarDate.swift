extension KotlinRuntime {
  /// `CalendarDate.kt`.
  static let calendarDate = #"""
    import kotlinx.serialization.Serializable

    /** A day of the Gregorian calendar, which is not an instant and never moves with a time zone. */
    @Serializable(with = CalendarDate.Companion::class)
    public class CalendarDate private constructor(
        private val date: java.time.LocalDate,
    ) : kotlin.Comparable<CalendarDate> {
        /** The year, 0 to 9999. */
        public val year: Int get() = date.year

        /** The month, from 1. */
        public val month: Int get() = date.monthValue

        /** The day of the month, from 1. */
        public val day: Int get() = date.dayOfMonth

        /** The date as it is written: `YYYY-MM-DD`. */
        public val text: String
            get() {
                val text = kotlin.text.StringBuilder(10)
                WireDigits.add(year, 4, text)
                WireDigits.add(month, 2, text.append('-'))
                WireDigits.add(day, 2, text.append('-'))
                return text.toString()
            }

        /** The days from 1970-01-01, below 0 before it. */
        internal val dayNumber: Long get() = date.toEpochDay()

        override fun compareTo(other: CalendarDate): Int = date.compareTo(other.date)

        override fun equals(other: Any?): Boolean = other is CalendarDate && date == other.date

        override fun hashCode(): Int = date.hashCode()

        override fun toString(): String = text

        /** Reads and makes dates. */
        public companion object : WireStringType<CalendarDate>("CalendarDate") {
            private const val FIRST_DAY = -719_528L
            private const val LAST_DAY = 2_932_896L

            /** A date; null if there is no such day. */
            public fun of(
                year: Int,
                month: Int,
                day: Int,
            ): CalendarDate? {
                if (year !in 0..9999 || month !in 1..12 || day < 1) return null
                if (day > java.time.YearMonth.of(year, month).lengthOfMonth()) return null
                return CalendarDate(java.time.LocalDate.of(year, month, day))
            }

            /** The date so many days from 1970-01-01; null if it is outside the years 0 to 9999. */
            internal fun ofDayNumber(number: Long): CalendarDate? =
                if (number !in FIRST_DAY..LAST_DAY) {
                    null
                } else {
                    CalendarDate(java.time.LocalDate.ofEpochDay(number))
                }

            /** Reads `YYYY-MM-DD` and nothing else; null if it is none. */
            internal fun find(text: String): CalendarDate? {
                if (text.length != 10 || text[4] != '-' || text[7] != '-') return null
                val year = WireDigits.value(text, 0, 4) ?: return null
                val month = WireDigits.value(text, 5, 7) ?: return null
                val day = WireDigits.value(text, 8, 10) ?: return null
                return of(year, month, day)
            }

            override fun ofText(text: String): CalendarDate =
                find(text) ?: throw WireError(WireErrorCode.NOT_A_DATE)

            override fun text(value: CalendarDate): String = value.text
        }
    }
    """#
}
