extension KotlinRuntime {
  /// `WireDigits.kt`.
  static let wireDigits = #"""
    /** Digits of dates and times. */
    internal object WireDigits {
        /** The value of the digits from one place to before another; null if there is anything else. */
        fun value(
            text: String,
            start: Int,
            end: Int,
        ): Int? {
            var value = 0
            for (index in start until end) {
                val digit = text[index] - '0'
                if (digit !in 0..9) return null
                value = value * 10 + digit
            }
            return value
        }

        /** A value in so many digits at least. */
        fun text(
            value: Int,
            count: Int,
        ): String = value.toString().padStart(count, '0')
    }
    """#
}
