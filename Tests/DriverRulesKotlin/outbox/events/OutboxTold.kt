package app.getbottle.driver.rules.outbox.events

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** What became of what the driver asked for. */
@Serializable
public enum class OutboxTold {
    /** It is done, and on the disk (O1). */
    @SerialName("done")
    DONE,

    /** It is not done: the disk refused or the outbox is not open. What the driver typed stays. */
    @SerialName("notRecorded")
    NOT_RECORDED,

    /** It is not done: the write has come too far for it, or not far enough. */
    @SerialName("notAllowed")
    NOT_ALLOWED,

    /** It is asked whether the driver is sure. */
    @SerialName("asked")
    ASKED,
}
