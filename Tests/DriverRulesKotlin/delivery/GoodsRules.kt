package app.getbottle.driver.rules.delivery

import app.getbottle.driver.generated.models.GasId
import app.getbottle.driver.rules.day.inOrder
import app.getbottle.driver.rules.text.Remark
import app.getbottle.driver.rules.text.pointer

/** D3: what went, over all the lines of a gas, and what came back. */
internal fun WriteUp.badQuantities(): List<Remark> {
    val gone = if (draft.nothingWent == null) goods.filter { goneAsWritten(it) !in quantities } else emptyList()
    val back = stop.gas.inOrder(draft.empties.keys).filter { draft.empties.getValue(it) !in quantities }
    return gone.map { Remark(pointer("went", it.value), "quantityBad") } +
        back.map { Remark(pointer("empties", it.value), "quantityBad") }
}

private fun WriteUp.goneAsWritten(gas: GasId): Long = draft.went[gas] ?: ordered[gas] ?: 0

/** D4: what is more than was ordered and may not go. */
internal fun WriteUp.cannotGoOff(): List<Remark> =
    goods.filter { !mayGo(it) }.map { Remark(pointer("went", it.value), "gasCannotGoOff") }

/** D4: what is more than was ordered and may. */
internal fun WriteUp.moreThanOrdered(): List<Remark> =
    goods.filter { over(it) > 0 && mayGo(it) }.map { Remark(pointer("went", it.value), "moreThanOrdered") }

/** D5: what is more than the van was thought to hold, which is less than nothing never. */
internal fun WriteUp.moreThanOnVan(): List<Remark> =
    goods
        .filter { went.getValue(it) > maxOf(0, stop.van[it]?.full ?: 0) }
        .map { Remark(pointer("went", it.value), "moreThanOnVan") }

private fun WriteUp.mayGo(gas: GasId): Boolean = over(gas) <= 0 || gas(gas)?.goesOff == true
