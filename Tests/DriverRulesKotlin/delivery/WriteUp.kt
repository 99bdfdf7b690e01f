package app.getbottle.driver.rules.delivery

import app.getbottle.driver.generated.models.GasId
import app.getbottle.driver.generated.models.Outcome
import app.getbottle.driver.generated.models.Reason
import app.getbottle.driver.rules.day.DayGas
import app.getbottle.driver.rules.day.inOrder

/** A draft beside its stop, and what follows from the two; the rules look at this. */
internal class WriteUp(
    val draft: Draft,
    val stop: StopContext,
) {
    val order: List<OrderedLine> = OrderedLine.of(stop.lines)

    /** Bottles ordered, by gas, in the order of the lines. */
    val ordered: Map<GasId, Long> =
        order.groupBy { it.gasId }.mapValues { (_, lines) -> lines.sumOf { it.ordered } }

    /** Every gas that was ordered or is said to have gone: ordered ones first, then as the day has them. */
    val goods: List<GasId> = ordered.keys.toList() + stop.gas.inOrder(draft.went.keys - ordered.keys)

    /** Bottles that went, by gas; what is out of range was not given (D3). */
    val went: Map<GasId, Long> =
        goods.associateWith { gas ->
            if (draft.nothingWent != null) 0 else draft.went[gas]?.takeIf { it in quantities } ?: ordered[gas] ?: 0
        }

    /** The lines of the order, then those of the extras (D1). */
    val lines: List<WentLine> =
        filled(order, went) +
            goods.filter { it !in ordered && went.getValue(it) > 0 }.map { WentLine(it, 0, went.getValue(it)) }

    /** Bottles that came back, by gas as the day has it: none of 0, and none out of range (D3, D10). */
    val empties: Map<GasId, Long> =
        stop.gas.inOrder(draft.empties.keys)
            .associateWith { draft.empties.getValue(it) }
            .filterValues { it in quantities && it > 0 }

    /** The cash; null where there is none, or it is out of range (D14). */
    val cash: Long? = draft.cash?.value?.takeIf { it in cashAmounts }

    val outcome: Outcome = outcome(lines, cameBackOrPaid = empties.isNotEmpty() || (cash ?: 0) > 0)

    /** What is due, at the prices of what went. */
    val price: Price = Price.of(stop.payment, lines)

    /** Gas of which less went than was ordered, in the order of the lines. */
    val short: List<GasId> =
        lines
            .groupBy { it.gasId }
            .filterValues { same -> same.any { it.isShort } }
            .keys
            .toList()

    /** Whether an order came to nothing (D6). */
    val nothingOrderedWent: Boolean = order.isNotEmpty() && lines.none { it.went > 0 }

    /** The day's word on a gas; null where it has left the list. */
    fun gas(id: GasId): DayGas? = stop.gas.firstOrNull { it.id == id }

    /** The reason of a short gas: its own, or the one for all (D6). */
    fun reason(gas: GasId): Reason? = draft.reasons[gas] ?: draft.reasonForAll

    /** How many more of a gas went than were ordered; 0 or below where not. */
    fun over(gas: GasId): Long = (went[gas] ?: 0) - (ordered[gas] ?: 0)
}
