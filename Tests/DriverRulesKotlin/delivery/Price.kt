package app.getbottle.driver.rules.delivery

import app.getbottle.driver.generated.models.PaymentHow
import java.math.BigInteger

/** What is due at a stop (D13). */
internal data class Price(
    /** In minor units, never below 0; 0 where it is too big to say. */
    val due: Long,
    /** 64 bits do not hold it. */
    val isTooBig: Boolean = false,
) {
    internal companion object {
        private val largest = BigInteger.valueOf(Long.MAX_VALUE)
        private val smallest = BigInteger.valueOf(Long.MIN_VALUE)

        /** What a customer owes for what went. */
        fun of(
            payment: PaymentHow,
            lines: List<WentLine>,
        ): Price {
            if (payment != PaymentHow.CASH) return Price(0)
            val sum = lines.fold(BigInteger.ZERO) { sum, line -> sum + price(line) }
            if (sum > largest || sum < smallest) return Price(0, isTooBig = true)
            return Price(maxOf(0, sum.toLong()))
        }

        private fun price(line: WentLine): BigInteger =
            BigInteger.valueOf(line.unitPrice?.value ?: 0) * BigInteger.valueOf(line.went)
    }
}
