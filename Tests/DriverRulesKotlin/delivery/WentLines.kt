package app.getbottle.driver.rules.delivery

import app.getbottle.driver.generated.models.GasId

/**
 * D1: an order with what went on each of its lines. On several terms a gas fills its lines in order, and
 * what is over its order goes on the last one.
 *
 * @param went what went of a gas, over all of its lines
 */
internal fun filled(
    order: List<OrderedLine>,
    went: Map<GasId, Long>,
): List<WentLine> {
    val last = order.withIndex().associate { it.value.gasId to it.index }
    val left = went.toMutableMap()
    return order.mapIndexed { index, line ->
        val rest = left[line.gasId] ?: 0
        val part = if (last[line.gasId] == index) rest else minOf(rest, line.ordered)
        left[line.gasId] = rest - part
        WentLine(line.gasId, line.ordered, part, line.unitPrice, line.exchange)
    }
}
