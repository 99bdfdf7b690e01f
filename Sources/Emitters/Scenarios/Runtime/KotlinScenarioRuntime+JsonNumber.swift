extension KotlinScenarioRuntime {
  /// `JsonNumber.kt`.
  static let jsonNumber = #"""
    import kotlinx.serialization.json.JsonPrimitive
    import java.math.BigDecimal
    import kotlin.math.abs

    /** Numbers of JSON by their value: `3`, `3.0` and `0.3e1` are one. */
    internal object JsonNumber {
        /** The number that a text is, whole if its value is; null if no double holds it. */
        fun of(text: String): JsonPrimitive? {
            text.toLongOrNull()?.let { return JsonPrimitive(it) }
            val value = text.toDoubleOrNull() ?: return null
            val whole = value.toLong()
            return when {
                value.isNaN() || value.isInfinite() -> null
                whole.toDouble() == value && whole != Long.MAX_VALUE -> JsonPrimitive(whole)
                else -> JsonPrimitive(value)
            }
        }

        /** The value of a number; one that JSON has no form for is an [IllegalArgumentException]. */
        fun of(number: JsonPrimitive): JsonPrimitive =
            requireNotNull(of(number.content)) { "JSON has no number `${number.content}`" }

        /** A number's text: as `0.0001`, `12.5` or `1.5e-05`. */
        fun text(number: JsonPrimitive): String {
            val value = of(number)
            if (value.content.toLongOrNull() != null) return value.content
            val decimal = BigDecimal(value.content).stripTrailingZeros()
            val exponent = decimal.precision() - decimal.scale() - 1
            if (exponent in PLAIN) return decimal.toPlainString()
            val digits = decimal.unscaledValue().abs().toString()
            val sign = if (decimal.signum() < 0) "-" else ""
            val mantissa = if (digits.length == 1) digits else "${digits.take(1)}.${digits.drop(1)}"
            val mark = if (exponent < 0) "e-" else "e+"
            return sign + mantissa + mark + abs(exponent).toString().padStart(2, '0')
        }

        /** The powers of ten that numbers are written without. */
        private val PLAIN = -4..15
    }
    """#
}
