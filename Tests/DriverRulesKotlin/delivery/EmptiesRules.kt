package app.getbottle.driver.rules.delivery

import app.getbottle.driver.rules.text.Remark
import app.getbottle.driver.rules.text.pointer

/** D10: empties of a gas that does not come back. */
internal fun WriteUp.cannotComeBack(): List<Remark> =
    empties.keys
        .filter { gas(it)?.comesBack != true }
        .map { Remark(pointer("empties", it.value), "gasCannotComeBack") }

/** D11: the exchange bottles of each gas that no empty came back for. */
internal val WriteUp.owed: List<GasQuantity>
    get() =
        lines
            .groupBy { it.gasId }
            .map { (gas, same) ->
                val exchanged = same.filter { it.exchange }.sumOf { it.went }
                GasQuantity(gas, exchanged - (empties[gas] ?: 0))
            }.filter { it.quantity > 0 }

/** D11: each gas that owes. */
internal fun WriteUp.shortEmpties(): List<Remark> =
    owed.map { Remark(pointer("empties", it.gasId.value), "emptiesShort") }

/** D12: more bottles than the van has room for, where empties came aboard. */
internal fun WriteUp.noRoom(): List<Remark> {
    val room = stop.capacity.bottles
    val isTooMuch = room != null && empties.isNotEmpty() && bottlesAfter() > room
    return if (isTooMuch) listOf(Remark(pointer("empties"), "emptiesDoNotFit")) else emptyList()
}

/** Bottles on the van after the stop; fewer than none are none. */
private fun WriteUp.bottlesAfter(): Long =
    (stop.van.keys + went.keys + empties.keys).sumOf { gas ->
        val before = stop.van[gas]
        val full = (before?.full ?: 0) - (went[gas] ?: 0)
        val empty = (before?.empty ?: 0) + (empties[gas] ?: 0)
        maxOf(0, full) + maxOf(0, empty)
    }
