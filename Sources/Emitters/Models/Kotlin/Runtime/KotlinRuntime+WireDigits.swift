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

        /** Adds a value in so many digits. */
        fun add(
            value: Int,
            count: Int,
            text: kotlin.text.StringBuilder,
        ) {
            var divisor = 1
            repeat(count - 1) { divisor *= 10 }
            while (divisor > 0) {
                text.append('0' + value / divisor % 10)
                divisor /= 10
            }
        }
    }
    """#
}
