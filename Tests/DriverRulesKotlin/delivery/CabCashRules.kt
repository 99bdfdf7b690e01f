package app.getbottle.driver.rules.delivery

import app.getbottle.driver.generated.models.CashKind
import app.getbottle.driver.rules.text.Remark
import app.getbottle.driver.rules.text.pointer

/** What one cash write can be of, in minor units (C2). */
private val amounts = 1L..1_000_000L

/** C1: what a cash write adds to the cash in the cab. */
internal fun cashIn(kind: CashKind, amount: Long): Long =
    when (kind) {
        CashKind.COLLECTED, CashKind.FLOAT -> amount
        CashKind.HANDED_IN, CashKind.PAID_OUT -> -amount
        is CashKind.Unknown -> 0
    }

/** C2: an amount that cannot be. */
internal fun badAmount(amount: Long): List<Remark> =
    if (amount in amounts) emptyList() else listOf(Remark(pointer("amount"), "amountTooBig"))

/** C3: more goes out than is in the cab. */
internal fun cabShort(kind: CashKind, amount: Long, cab: Long): List<Remark> {
    val change = cashIn(kind, amount)
    return if (change < 0 && cab + change < 0) listOf(Remark(pointer("amount"), "cabShort")) else emptyList()
}
