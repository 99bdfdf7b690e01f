package app.getbottle.driver.rules.delivery

import app.getbottle.driver.generated.models.GasId
import app.getbottle.driver.generated.models.Money
import app.getbottle.driver.generated.models.OrderLine

/** What was ordered of a gas on the same terms. */
internal data class OrderedLine(
    val gasId: GasId,
    val ordered: Long,
    /** Of one bottle; null where nothing is said. */
    val unitPrice: Money?,
    /** A full one goes only against an empty. */
    val exchange: Boolean,
) {
    internal companion object {
        /** D1: an order with the same gas on the same terms once, and nothing that is 0. */
        fun of(lines: List<OrderLine>): List<OrderedLine> =
            lines
                .filter { it.quantity > 0 }
                .groupBy { Triple(it.gasId, it.unitPrice, it.exchange) }
                .map { (terms, same) ->
                    OrderedLine(terms.first, same.sumOf { it.quantity.toLong() }, terms.second, terms.third)
                }
    }
}
