@file:OptIn(ExperimentalSerializationApi::class)

package app.getbottle.driver.rules.day

import app.getbottle.driver.generated.models.BusinessId
import app.getbottle.driver.generated.models.CalendarDate
import app.getbottle.driver.generated.models.EntityTag
import app.getbottle.driver.generated.models.IdempotencyKey
import app.getbottle.driver.generated.models.PersonId
import app.getbottle.driver.generated.models.Timestamp
import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonClassDiscriminator

/** A step of a story of the day. */
@Serializable
@JsonClassDiscriminator("do")
internal sealed interface DayStep {
    @Serializable
    @SerialName("judge")
    data class Judge(
        val input: Input,
    ) : DayStep

    /** @property refreshed there was a good refresh of today */
    @Serializable
    data class Input(
        val refreshed: Boolean = false,
        val show: CalendarDate? = null,
    )

    @Serializable
    @SerialName("open")
    data object Open : DayStep

    @Serializable
    @SerialName("front")
    data object Front : DayStep

    @Serializable
    @SerialName("outboxEmpty")
    data object OutboxEmpty : DayStep

    @Serializable
    @SerialName("signal")
    data class Signal(
        val on: Boolean,
    ) : DayStep

    @Serializable
    @SerialName("pass")
    data class Pass(
        val seconds: Double,
    ) : DayStep

    @Serializable
    @SerialName("clock")
    data class Clock(
        val now: Timestamp,
    ) : DayStep

    @Serializable
    @SerialName("signIn")
    data class SignIn(
        val person: PersonId,
        val business: BusinessId,
    ) : DayStep

    @Serializable
    @SerialName("show")
    data class Show(
        val date: CalendarDate,
    ) : DayStep

    @Serializable
    @SerialName("record")
    data class Record(
        val write: CaseWrite,
    ) : DayStep

    @Serializable
    @SerialName("outbox")
    data class Outbox(
        val key: IdempotencyKey,
        val state: WriteState,
    ) : DayStep

    /** An answer to what is being fetched; without a status none came. */
    @Serializable
    @SerialName("answer")
    data class Answered(
        val status: Int? = null,
        val etag: EntityTag? = null,
        val day: CaseCopy? = null,
        val text: String? = null,
        val crash: Crash? = null,
    ) : DayStep

    /** Where the app crashes while it deletes (Y12). */
    @Serializable
    enum class Crash {
        @SerialName("listed")
        LISTED,

        @SerialName("files")
        FILES,
    }
}
