package app.getbottle.driver.rules.outbox.values

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** Whose fault it is that a write was turned down. */
@Serializable
public enum class RefusalFault(
    override val number: Long,
) : Numbered {
    /** The driver can correct it. */
    @SerialName("driver")
    DRIVER(0),

    /** A fault in the app: the office is to be told. */
    @SerialName("app")
    APP(1),
}
