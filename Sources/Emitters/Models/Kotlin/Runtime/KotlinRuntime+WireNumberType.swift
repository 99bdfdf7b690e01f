extension KotlinRuntime {
  /// `WireNumberType.kt`.
  static let wireNumberType = #"""
    /** How a number is read and written. */
    internal abstract class WireNumberType<Value> : WireTextType<Value> {
        /** The value of a number as JSON writes it. */
        abstract fun ofDigits(digits: String): Value

        final override fun read(wire: WireJSON): Value =
            ofDigits((wire as? WireJSON.Digits ?: throw wire.refusal).text)

        final override fun write(
            value: Value,
            json: WireWriter,
        ) {
            json.raw(text(value))
        }

        final override fun ofText(text: String): Value = ofDigits(WireParser.number(text))
    }

    /** Whole numbers of 32 bits on the wire. */
    internal object WireInt : WireNumberType<Int>() {
        override fun ofDigits(digits: String): Int {
            val value = WireNumber.whole(digits)
            if (value.toInt().toLong() != value) throw WireError(WireErrorCode.OUT_OF_RANGE)
            return value.toInt()
        }

        override fun text(value: Int): String = value.toString()
    }

    /** Whole numbers of 64 bits on the wire. */
    internal object WireLong : WireNumberType<Long>() {
        override fun ofDigits(digits: String): Long = WireNumber.whole(digits)

        override fun text(value: Long): String = value.toString()
    }

    /** Finite numbers in double precision on the wire. */
    internal object WireDouble : WireNumberType<Double>() {
        override fun ofDigits(digits: String): Double = WireNumber.double(digits)

        override fun text(value: Double): String = WireNumber.text(value)
    }
    """#
}
