package app.getbottle.driver.rules.day

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** Why a day is fetched, or why it is not (Y1). */
@Serializable
public enum class Occasion {
    /** The app opens, or somebody else or another business is chosen. */
    @SerialName("opening")
    OPENING,

    /** The app comes to the front. */
    @SerialName("front")
    FRONT,

    /** The signal comes back. */
    @SerialName("signal")
    SIGNAL,

    /** The outbox runs empty. */
    @SerialName("outboxEmpty")
    OUTBOX_EMPTY,

    /** Five minutes are over while a round is out. */
    @SerialName("minutes")
    MINUTES,

    /** The date turns. */
    @SerialName("newDay")
    NEW_DAY,

    /** Something happened during the fetch before. */
    @SerialName("again")
    AGAIN,

    /** Not fetched: the day is fresh. */
    @SerialName("fresh")
    FRESH,

    /** Not fetched: there is no signal. */
    @SerialName("noSignal")
    NO_SIGNAL,

    /** Not fetched yet: another fetch is under way. */
    @SerialName("inFlight")
    IN_FLIGHT,
}
