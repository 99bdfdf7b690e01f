package app.getbottle.driver.rules.outbox.values

import kotlinx.serialization.Serializable

/** Why a write was turned down. */
@Serializable
public data class Refusal(
    /** The status of the answer; null where the phone itself found that the write cannot be sent. */
    val status: Long?,
    /** The API's word for it. */
    val code: String? = null,
    /** What it says to the driver, in short. */
    val title: String? = null,
    /** What it says to the driver. */
    val detail: String? = null,
    /** What in the body is wrong. */
    val errors: List<RefusedField> = emptyList(),
    /** When the answer came, by the phone's clock, in milliseconds since 1970. */
    val at: Long,
    /** Whose fault it is. */
    val fault: RefusalFault,
)
