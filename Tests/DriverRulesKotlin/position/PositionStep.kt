@file:OptIn(ExperimentalSerializationApi::class)

package app.getbottle.driver.rules.position

import app.getbottle.driver.generated.models.RoundId
import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonClassDiscriminator
import kotlinx.serialization.json.JsonObject

/** A step of a story of the position. */
@Serializable
@JsonClassDiscriminator("do")
internal sealed interface PositionStep {
    @Serializable
    @SerialName("setOff")
    data class SetOff(
        val round: RoundId,
    ) : PositionStep

    @Serializable
    @SerialName("back")
    data object Back : PositionStep

    /** @property ago how many seconds before the step it was taken */
    @Serializable
    @SerialName("fix")
    data class Fix(
        val lat: Double,
        val lon: Double,
        val accuracy: Double,
        val ago: Double = 0.0,
    ) : PositionStep

    @Serializable
    @SerialName("pass")
    data class Pass(
        val seconds: Double,
    ) : PositionStep

    /** @property wall by how many seconds the wall clock jumps */
    @Serializable
    @SerialName("clock")
    data class Clock(
        val wall: Double,
    ) : PositionStep

    @Serializable
    @SerialName("allow")
    data class Allow(
        val allowed: Allowed,
    ) : PositionStep

    @Serializable
    @SerialName("signal")
    data class Signal(
        val on: Boolean,
    ) : PositionStep

    /** @property to which request, in the order in which they left, from 1 */
    @Serializable
    @SerialName("answer")
    data class Answered(
        val to: Int,
        val status: Int? = null,
        val problem: JsonObject? = null,
        val json: JsonObject? = null,
        val text: String? = null,
        val none: String? = null,
        val retryAfter: String? = null,
        val date: String? = null,
    ) : PositionStep

    @Serializable
    @SerialName("signIn")
    data object SignIn : PositionStep

    @Serializable
    @SerialName("standIn")
    data class StandIn(
        val off: Boolean = false,
    ) : PositionStep

    @Serializable
    @SerialName("restart")
    data object Restart : PositionStep

    @Serializable
    @SerialName("judge")
    data class Judge(
        val input: Distance,
    ) : PositionStep

    @Serializable
    data class Distance(
        val from: Spot,
        val to: Spot,
    ) {
        /** Metres from one to the other. */
        val metres: Double get() = groundDistance(from, to)
    }
}
