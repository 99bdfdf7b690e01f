package app.getbottle.driver.rules.delivery

import app.getbottle.driver.rules.text.Remark
import app.getbottle.driver.rules.text.pointer

/** Cash that one can be given at a stop, in minor units (D14). */
internal val cashAmounts: LongRange = 0L..1_000_000L

/** Minor units over which one asks whether it is a slip (D14). */
private const val LARGE = 100_000L

/** D13, D14: a sum, or an amount, that cannot be; too big is said once. */
internal fun WriteUp.badCash(): List<Remark> {
    val given = draft.cash?.value ?: 0
    val isTooBig = price.isTooBig || given > cashAmounts.last
    val isNegative = given < cashAmounts.first
    return listOfNotNull("amountTooBig".takeIf { isTooBig }, "cashNegative".takeIf { isNegative })
        .map { Remark(pointer("cash"), it) }
}

/** D15: less than is due, for no reason. */
internal fun WriteUp.missingCashReason(): List<Remark> =
    if (paysLess && draft.cashReason == null) {
        listOf(Remark(pointer("cashReason"), "cashReasonMissing"))
    } else {
        emptyList()
    }

/** Whether less was paid than is due; nothing is said of an amount that cannot be (D14). */
internal val WriteUp.paysLess: Boolean get() = !isCashBad && (cash ?: 0) < price.due

/** D14: a large amount. */
internal fun WriteUp.largeCash(): List<Remark> =
    if ((cash ?: 0) > LARGE) listOf(Remark(pointer("cash"), "cashLarge")) else emptyList()

/** D15: more than is due pays off what is owed. */
internal fun WriteUp.cashOver(): List<Remark> =
    if (!price.isTooBig && (cash ?: 0) > price.due) listOf(Remark(pointer("cash"), "cashOver")) else emptyList()

private val WriteUp.isCashBad: Boolean get() = draft.cash != null && cash == null
