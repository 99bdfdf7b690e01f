package app.getbottle.driver.rules.delivery

import app.getbottle.driver.rules.day.OwnCash
import app.getbottle.driver.rules.text.Remark
import app.getbottle.driver.rules.text.pointer

/** What one cash write can be of, in minor units (C2). */
private val amounts = 1L..1_000_000L

/** C2: an amount that cannot be. */
internal fun badAmount(amount: Long): List<Remark> =
    if (amount in amounts) emptyList() else listOf(Remark(pointer("amount"), "amountTooBig"))

/** C3: more goes out than is in the cab. */
internal fun cabShort(
    cash: OwnCash,
    cab: Long,
): List<Remark> =
    if (cash.inCab < 0 && cab + cash.inCab < 0) listOf(Remark(pointer("amount"), "cabShort")) else emptyList()
