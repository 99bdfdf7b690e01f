package app.getbottle.driver.rules.outbox.values

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** What a write closes: it does not pass a write before it that is set aside (O23). */
@Serializable
public enum class WriteClosing(
    override val number: Long,
) : Numbered {
    /** Its round: `finished`. */
    @SerialName("round")
    ROUND(1),

    /** The cab: cash handed in. */
    @SerialName("cab")
    CAB(2),
}
