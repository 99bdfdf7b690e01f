package app.getbottle.driver.rules.outbox.values

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** How far a write of the outbox has come, as its file says; that it is being sent stands in no file. */
@Serializable
public enum class WriteState(
    override val number: Long,
) : Numbered {
    /** The API has not answered it. */
    @SerialName("waiting")
    WAITING(0),

    /** The API has it. */
    @SerialName("sent")
    SENT(1),

    /** The API refused it, and the driver has not said what becomes of it. */
    @SerialName("turnedDown")
    TURNED_DOWN(2),

    /** It was refused, and the driver let it go or corrected it. */
    @SerialName("dismissed")
    DISMISSED(3),
}
