extension KotlinRuntime {
  /// `WireNumber.kt`.
  static let wireNumber = #"""
    import java.math.BigDecimal
    import java.math.MathContext
    import java.math.RoundingMode

    /** Numbers as they stand on the wire. */
    internal object WireNumber {
        /** Every decimal of so many digits is another double, subnormal ones aside. */
        private const val SURE_DIGITS = 15

        /** A number of so many signs, all digits but one, fits into 64 bits. */
        private const val SURE_LENGTH = 18

        /** So many digits are enough for any double. */
        private const val MOST_DIGITS = 17

        /** The bits of a double's fraction. */
        private const val MANTISSA = 0xF_FFFF_FFFF_FFFFL

        private val allModes = listOf(RoundingMode.HALF_EVEN, RoundingMode.DOWN, RoundingMode.UP)

        /** What no document's digits make up for. */
        private const val LARGEST_EXPONENT = 1L shl 40

        /**
         * The value of a number's text, which must be whole; exact, however it is written.
         *
         * Linear in the digits, whatever the exponent is.
         */
        fun whole(number: String): Long {
            if (number.length <= SURE_LENGTH) number.toLongOrNull()?.let { return it }
            val mark = number.indexOfAny(charArrayOf('e', 'E'))
            val mantissa = if (mark < 0) number else number.substring(0, mark)
            val point = mantissa.indexOf('.')
            val all = mantissa.filter { it in '0'..'9' }.trimStart('0')
            val digits = all.trimEnd('0')
            if (digits.isEmpty()) return 0
            val fraction = if (point < 0) 0 else mantissa.length - point - 1
            val scale = exponent(number, mark) - fraction + (all.length - digits.length)
            if (scale < 0) throw WireError(WireErrorCode.NOT_WHOLE)
            if (digits.length + scale > 19) throw WireError(WireErrorCode.OUT_OF_RANGE)
            val sign = if (number.startsWith('-')) "-" else ""
            return (sign + digits + "0".repeat(scale.toInt())).toLongOrNull()
                ?: throw WireError(WireErrorCode.OUT_OF_RANGE)
        }

        /** The exponent after a mark, held within what no document's digits make up for. */
        private fun exponent(
            number: String,
            mark: Int,
        ): Long {
            if (mark < 0) return 0
            var value = 0L
            for (char in number.substring(mark)) {
                if (char in '0'..'9') value = minOf(value * 10 + (char - '0'), LARGEST_EXPONENT)
            }
            return if (number[mark + 1] == '-') -value else value
        }

        /** The value of a number's text in double precision. */
        fun double(number: String): Double {
            val value = number.toDouble()
            if (value.isInfinite()) throw WireError(WireErrorCode.OUT_OF_RANGE)
            return if (value == 0.0) 0.0 else value
        }

        /** A double's text as ECMAScript's `Number::toString` has it (RFC 8785). */
        fun text(value: Double): String {
            if (value.isNaN() || value.isInfinite()) throw WireError(WireErrorCode.NOT_FINITE)
            if (value == 0.0) return "0"
            val sign = if (value < 0) "-" else ""
            val size = kotlin.math.abs(value)
            return sign + (sure(size) ?: decimal(shortest(size).stripTrailingZeros()))
        }

        /**
         * The text of a positive double whose `toString` has no exponent and no more digits than are
         * sure; null for any other.
         *
         * No other decimal of so few digits reads as the same double, so it is the shortest, though
         * older versions of Java print more digits than needed.
         */
        private fun sure(value: Double): String? {
            val text = value.toString()
            return when {
                text.length > SURE_DIGITS + 1 || 'E' in text -> null
                text.endsWith(".0") -> text.dropLast(2)
                else -> text
            }
        }

        private fun decimal(value: BigDecimal): String {
            val digits = value.unscaledValue().toString()
            val point = digits.length - value.scale()
            return when {
                point in digits.length..21 -> digits + "0".repeat(point - digits.length)
                point in 1..21 -> digits.take(point) + "." + digits.drop(point)
                point in -5..0 -> "0." + "0".repeat(-point) + digits
                else -> scientific(digits, point - 1)
            }
        }

        private fun scientific(
            digits: String,
            exponent: Int,
        ): String {
            val mantissa = if (digits.length == 1) digits else digits.take(1) + "." + digits.drop(1)
            return mantissa + (if (exponent < 0) "e-" else "e+") + kotlin.math.abs(exponent)
        }

        /** The shortest decimal that reads as a positive double; of several the closest. */
        private fun shortest(value: Double): BigDecimal {
            val exact = BigDecimal(value)
            val isSubnormal = value < java.lang.Double.MIN_NORMAL
            // Below a power of two doubles are closer than above: another than the closest may do.
            val isPower = value.toRawBits() and MANTISSA == 0L
            val modes = if (isPower) allModes else allModes.take(1)
            for (count in (if (isSubnormal) 1 else SURE_DIGITS)..MOST_DIGITS) {
                val candidates = modes.asSequence().map { exact.round(MathContext(count, it)) }
                return candidates.firstOrNull { it.toDouble() == value } ?: continue
            }
            return exact
        }
    }
    """#
}
