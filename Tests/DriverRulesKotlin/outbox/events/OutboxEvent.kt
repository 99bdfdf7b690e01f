package app.getbottle.driver.rules.outbox.events

import app.getbottle.driver.generated.models.BusinessId
import app.getbottle.driver.generated.models.IdempotencyKey
import app.getbottle.driver.generated.models.PersonId
import app.getbottle.driver.generated.models.SessionToken
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/**
 * What happens to the outboxes of a phone.
 *
 * A `ticket` is the caller's own number for what the driver asked for; [OutboxEffect.Told] gives it back.
 */
@Serializable
public sealed interface OutboxEvent {
    /** The outbox of a business is to be opened; opened again if it could not be before. */
    @Serializable
    @SerialName("open")
    public data class Open(
        val business: BusinessId,
    ) : OutboxEvent

    /** The calls for a business's outbox that were under way have ended. */
    @Serializable
    @SerialName("disk")
    public data class Disk(
        val business: BusinessId,
        val outcome: DiskOutcome,
    ) : OutboxEvent

    /** The request of a number has ended. [chance] is 0 up to, not with, 1: the j of O11. */
    @Serializable
    @SerialName("ended")
    public data class Ended(
        val number: Long,
        val end: RequestEnd,
        val chance: Double,
    ) : OutboxEvent

    /** The timer went off. */
    @Serializable
    @SerialName("timer")
    public data object Timer : OutboxEvent

    /** The driver pressed a button, now. */
    @Serializable
    @SerialName("record")
    public data class Record(
        val ticket: Long,
        val business: BusinessId,
        val recording: Recording,
    ) : OutboxEvent

    /** The driver corrects a write (O21). */
    @Serializable
    @SerialName("correct")
    public data class Correct(
        val ticket: Long,
        val business: BusinessId,
        val key: IdempotencyKey,
        val recording: Recording,
    ) : OutboxEvent

    /** The driver takes a write back (O24). */
    @Serializable
    @SerialName("withdraw")
    public data class Withdraw(
        val ticket: Long,
        val business: BusinessId,
        val key: IdempotencyKey,
    ) : OutboxEvent

    /** The driver lets a write go that was turned down; it is asked twice (O21). */
    @Serializable
    @SerialName("dismiss")
    public data class Dismiss(
        val ticket: Long,
        val business: BusinessId,
        val key: IdempotencyKey,
        val isSure: Boolean,
    ) : OutboxEvent

    /** The driver asks to send now (O13). */
    @Serializable
    @SerialName("sendNow")
    public data object SendNow : OutboxEvent

    /** The system says whether there is signal (O14). */
    @Serializable
    @SerialName("signal")
    public data class Signal(
        val isThere: Boolean,
    ) : OutboxEvent

    /** The app came to the front. */
    @Serializable
    @SerialName("front")
    public data object Front : OutboxEvent

    /** The app went to the back. While a round is out it sends there, too (O36). */
    @Serializable
    @SerialName("back")
    public data class Back(
        val roundIsOut: Boolean,
    ) : OutboxEvent

    /** The system woke the app behind, for so many milliseconds (O33). */
    @Serializable
    @SerialName("wake")
    public data class Wake(
        val milliseconds: Long,
    ) : OutboxEvent

    /** The time behind is over. */
    @Serializable
    @SerialName("timeOver")
    public data object TimeOver : OutboxEvent

    /** Somebody signed in, or is known from before: without a token where that session is over (O5). */
    @Serializable
    @SerialName("signedIn")
    public data class SignedIn(
        val person: PersonId,
        val name: String,
        val token: SessionToken?,
    ) : OutboxEvent

    /** The token was renewed. */
    @Serializable
    @SerialName("renewed")
    public data class Renewed(
        val token: SessionToken,
    ) : OutboxEvent

    /** The driver signed out; with writes unsent only if sure of it (O20). */
    @Serializable
    @SerialName("signOut")
    public data class SignOut(
        val isSure: Boolean,
    ) : OutboxEvent

    /** A business was chosen. */
    @Serializable
    @SerialName("chose")
    public data class Chose(
        val business: BusinessId,
    ) : OutboxEvent

    /** The list of the person's businesses came, ours. */
    @Serializable
    @SerialName("businesses")
    public data class Businesses(
        val listed: List<BusinessId>,
    ) : OutboxEvent

    /** Another request of ours had a 2xx, ours (O23). */
    @Serializable
    @SerialName("succeeded")
    public data object Succeeded : OutboxEvent

    /** A day of a business counts these (A8). */
    @Serializable
    @SerialName("counted")
    public data class Counted(
        val business: BusinessId,
        val keys: List<IdempotencyKey>,
    ) : OutboxEvent

    /** These receipts are not needed any longer (Y11). */
    @Serializable
    @SerialName("letGo")
    public data class LetGo(
        val business: BusinessId,
        val keys: List<IdempotencyKey>,
    ) : OutboxEvent
}
