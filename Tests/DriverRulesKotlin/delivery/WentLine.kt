package app.getbottle.driver.rules.delivery

import app.getbottle.driver.generated.models.GasId
import app.getbottle.driver.generated.models.Money

/** A line of the write-up: what was ordered of a gas on the same terms, and what went of it. */
internal data class WentLine(
    val gasId: GasId,
    /** Bottles ordered; 0 for an extra. */
    val ordered: Long,
    /** Bottles that went. */
    val went: Long,
    /** Of one bottle; null where nothing is said. */
    val unitPrice: Money? = null,
    /** A full one went only against an empty. */
    val exchange: Boolean = false,
) {
    /** Less went than was ordered. */
    val isShort: Boolean get() = went < ordered
}
