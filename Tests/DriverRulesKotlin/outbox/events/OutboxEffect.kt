package app.getbottle.driver.rules.outbox.events

import app.getbottle.driver.generated.models.BusinessId
import app.getbottle.driver.generated.models.SessionToken
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** What is to be done now. Effects are carried out in their order. */
@Serializable
public sealed interface OutboxEffect {
    /**
     * Calls on the files of a business's outbox, in order up to the first that fails; ends with one
     * [OutboxEvent.Disk].
     */
    @Serializable
    @SerialName("disk")
    public data class Disk(
        /** Whose outbox. */
        val business: BusinessId,
        /** The calls. */
        val calls: List<DiskCall>,
    ) : OutboxEffect

    /** A request; ends with one [OutboxEvent.Ended]. */
    @Serializable
    @SerialName("send")
    public data class Send(
        /** Which. */
        val request: OutboxRequest,
    ) : OutboxEffect

    /** A request is given up: how it ends makes no difference any more. */
    @Serializable
    @SerialName("cancel")
    public data class Cancel(
        /** Which. */
        val number: Long,
    ) : OutboxEffect

    /** The timer goes off when the clock since boot shows this; null for never. It replaces the one before. */
    @Serializable
    @SerialName("setTimer")
    public data class SetTimer(
        /** In milliseconds. */
        val up: Long?,
    ) : OutboxEffect

    /** The system is asked to wake the app, not before so many milliseconds; null takes it back (O33). */
    @Serializable
    @SerialName("askToBeWoken")
    public data class AskToBeWoken(
        /** How many. */
        val milliseconds: Long?,
    ) : OutboxEffect

    /** What became of what the driver asked for. */
    @Serializable
    @SerialName("told")
    public data class Told(
        /** The caller's number for it. */
        val ticket: Long,
        /** What became of it. */
        val told: OutboxTold,
    ) : OutboxEffect

    /** A message. */
    @Serializable
    @SerialName("show")
    public data class Show(
        /** Which. */
        val message: OutboxMessage,
    ) : OutboxEffect

    /** This token's session is over (O17). */
    @Serializable
    @SerialName("endSession")
    public data class EndSession(
        /** Which. */
        val token: SessionToken,
    ) : OutboxEffect

    /** An answer to this token brought a new one. */
    @Serializable
    @SerialName("renew")
    public data class Renew(
        /** The new one. */
        val token: SessionToken,
    ) : OutboxEffect

    /** The driver has signed out. */
    @Serializable
    @SerialName("signedOut")
    public data object SignedOut : OutboxEffect
}
