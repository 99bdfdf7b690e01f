package app.getbottle.driver.rules.delivery

import app.getbottle.driver.generated.models.DeliveryWrite

/** A write-up that was recorded. */
public data class Version(
    /** What was recorded. */
    val body: DeliveryWrite,
    /** The API does not take it, so it counts no more (D26). */
    val isTurnedDown: Boolean = false,
)
