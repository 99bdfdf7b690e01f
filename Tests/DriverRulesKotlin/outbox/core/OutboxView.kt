package app.getbottle.driver.rules.outbox.core

import app.getbottle.driver.generated.models.BusinessId
import app.getbottle.driver.generated.models.IdempotencyKey
import app.getbottle.driver.rules.outbox.values.OutboxPause
import app.getbottle.driver.rules.outbox.values.OutboxWrite
import kotlinx.serialization.Serializable

/** What one outbox shows. */
@Serializable
public data class OutboxView(
    /** Whose it is. */
    val business: BusinessId,
    /** Why nothing goes. */
    val pause: OutboxPause,
    /** All that it holds, in the order of `seq`; receipts too. */
    val writes: List<OutboxWrite>,
    /** The key of the write whose bytes are on the way. */
    val sending: IdempotencyKey?,
    /** Until something of it is tried by itself, in milliseconds; null where nothing is. */
    val nextIn: Long?,
)
