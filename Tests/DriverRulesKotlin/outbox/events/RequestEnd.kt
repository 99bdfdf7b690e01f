package app.getbottle.driver.rules.outbox.events

import app.getbottle.driver.generated.models.WireAnswer
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** How a request ended. */
@Serializable
public sealed interface RequestEnd {
    /** With an answer, anybody's. */
    @Serializable
    @SerialName("answered")
    public data class Answered(
        /** The answer. */
        @Serializable(with = AnswerAsFields::class)
        val answer: WireAnswer,
    ) : RequestEnd

    /** Without a connection: no byte left the phone. */
    @Serializable
    @SerialName("notConnected")
    public data object NotConnected : RequestEnd

    /** The time was over or the connection dropped: what became of it is not known. */
    @Serializable
    @SerialName("lost")
    public data object Lost : RequestEnd
}
