@file:OptIn(ExperimentalSerializationApi::class)

package app.getbottle.driver.rules.load

import app.getbottle.driver.generated.models.GasId
import app.getbottle.driver.generated.models.IdempotencyKey
import app.getbottle.driver.generated.models.Outcome
import app.getbottle.driver.generated.models.RoundId
import app.getbottle.driver.generated.models.StopId
import app.getbottle.driver.rules.day.DayGas
import app.getbottle.driver.rules.day.DayLoad
import app.getbottle.driver.rules.day.DayRound
import app.getbottle.driver.rules.day.WriteState
import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonClassDiscriminator

/** A step of a story of a load. */
@Serializable
@JsonClassDiscriminator("do")
internal sealed interface LoadStep {
    /** The round that is looked at; that of the case where it is null. */
    val roundId: RoundId?

    /** A row: a round to look at, and a draft to judge against it. */
    @Serializable
    @SerialName("judge")
    data class Judge(
        val input: Input,
    ) : LoadStep {
        override val roundId: RoundId? get() = input.roundId
    }

    @Serializable
    data class Input(
        val roundId: RoundId? = null,
        val draft: LoadDraft? = null,
    )

    @Serializable
    @SerialName("tick")
    data class TickLine(
        val gasId: GasId,
        override val roundId: RoundId? = null,
    ) : LoadStep

    @Serializable
    @SerialName("untick")
    data class UntickLine(
        val gasId: GasId,
        override val roundId: RoundId? = null,
    ) : LoadStep

    @Serializable
    @SerialName("load")
    data class Record(
        val draft: LoadDraft,
        override val roundId: RoundId? = null,
    ) : LoadStep

    @Serializable
    @SerialName("deliver")
    data class Deliver(
        val stopId: StopId,
        val outcome: Outcome,
        val delivered: Map<GasId, Long> = emptyMap(),
        val empties: Map<GasId, Long> = emptyMap(),
        override val roundId: RoundId? = null,
    ) : LoadStep

    @Serializable
    @SerialName("setOff")
    data class SetOff(
        override val roundId: RoundId? = null,
    ) : LoadStep

    @Serializable
    @SerialName("outbox")
    data class Outbox(
        val key: IdempotencyKey,
        val state: WriteState,
        override val roundId: RoundId? = null,
    ) : LoadStep

    /** The day as it comes; what is null is as it was. */
    @Serializable
    @SerialName("refresh")
    data class Refresh(
        val rounds: List<DayRound>? = null,
        val gas: List<DayGas>? = null,
        val loads: Map<RoundId, DayLoad>? = null,
        val recorded: List<IdempotencyKey>? = null,
        override val roundId: RoundId? = null,
    ) : LoadStep

    @Serializable
    @SerialName("restart")
    data class Restart(
        override val roundId: RoundId? = null,
    ) : LoadStep
}
