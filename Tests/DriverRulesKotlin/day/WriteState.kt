package app.getbottle.driver.rules.day

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** How far a write of this phone has come. */
@Serializable
public enum class WriteState(
    /** What was written counts, as far as the phone knows. */
    public val counts: Boolean = true,
) {
    /** Recorded. */
    @SerialName("waiting")
    WAITING,

    /** On its way. */
    @SerialName("sending")
    SENDING,

    /** The API has it. */
    @SerialName("sent")
    SENT,

    /** The API does not take it. */
    @SerialName("turnedDown")
    TURNED_DOWN(counts = false),

    /** Turned down, and given up by the driver. */
    @SerialName("dismissed")
    DISMISSED(counts = false),
}
