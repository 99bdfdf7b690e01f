@file:OptIn(ExperimentalSerializationApi::class)

package app.getbottle.driver.rules.delivery

import app.getbottle.driver.generated.models.CashKind
import app.getbottle.driver.generated.models.Timestamp
import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonClassDiscriminator

/** A step of a story of a delivery. */
@Serializable
@JsonClassDiscriminator("do")
internal sealed interface DeliveryStep {
    /** A row: a draft on which "Done" is pressed. */
    @Serializable
    @SerialName("judge")
    data class Judge(
        val input: Draft,
    ) : DeliveryStep

    @Serializable
    @SerialName("edit")
    data class Edit(
        val draft: Draft,
    ) : DeliveryStep

    @Serializable
    @SerialName("done")
    data class Done(
        val now: Timestamp? = null,
    ) : DeliveryStep

    @Serializable
    @SerialName("withdraw")
    data object Withdraw : DeliveryStep

    @Serializable
    @SerialName("sent")
    data object Sent : DeliveryStep

    @Serializable
    @SerialName("turnDown")
    data object TurnDown : DeliveryStep

    @Serializable
    @SerialName("correct")
    data object Correct : DeliveryStep

    @Serializable
    @SerialName("cash")
    data class Cash(
        val kind: CashKind,
        val amount: Long,
    ) : DeliveryStep
}
