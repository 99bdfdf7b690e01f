package app.getbottle.driver.rules.outbox.events

import app.getbottle.driver.generated.models.BusinessId
import app.getbottle.driver.generated.models.IdempotencyKey
import app.getbottle.driver.generated.models.SessionToken
import app.getbottle.driver.rules.outbox.values.WriteContent
import kotlinx.serialization.Serializable

/** A request as it leaves the phone. */
@Serializable
public data class OutboxRequest(
    /** Which one it is, from 1, since the process began. */
    val number: Long,
    /** The write's key. */
    val key: IdempotencyKey,
    /** The business it is for, of `Bottle-Business`. */
    val business: BusinessId,
    /** The token it carries. */
    val token: SessionToken,
    /** `POST`, or `PUT` for a proof. */
    val method: String,
    /** What follows the server's address, percent-encoded. */
    val path: String,
    /** What it carries. */
    val content: WriteContent,
    /** When it leaves by the phone's clock, of `Bottle-Sent-At`: milliseconds since 1970 (O4). */
    val sentAt: Long,
    /** How long it may take (O16). */
    val limits: RequestLimits,
)
