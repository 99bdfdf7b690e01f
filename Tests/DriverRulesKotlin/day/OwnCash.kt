package app.getbottle.driver.rules.day

import app.getbottle.driver.generated.models.CashKind
import kotlinx.serialization.Serializable

/** Cash that came into the cab or went out of it, but for that of deliveries. */
@Serializable
public data class OwnCash(
    /** Which way it went. */
    val kind: CashKind,
    /** In minor units. */
    val amount: Long,
) {
    /** What it adds to the cash in the cab (C1). */
    val inCab: Long
        get() =
            when (kind) {
                CashKind.COLLECTED, CashKind.FLOAT -> amount
                CashKind.HANDED_IN, CashKind.PAID_OUT -> -amount
                is CashKind.Unknown -> 0
            }
}
