package app.getbottle.driver.rules.load

import app.getbottle.driver.generated.models.GasId
import app.getbottle.driver.generated.models.RoundId
import app.getbottle.driver.rules.text.ByteOrder
import kotlinx.serialization.Serializable

/** A line of a round's list that was ticked, and how many it was then (L5). */
@Serializable
public data class Tick(
    /** Of which round. */
    val roundId: RoundId,
    /** Which gas. */
    val gasId: GasId,
    /** How many were to load. */
    val quantity: Long,
)

/** Ticks by the bytes of the round and the gas. */
internal fun List<Tick>.inOrder(): List<Tick> =
    sortedWith(compareBy<Tick, String>(ByteOrder) { it.roundId.value }.thenBy(ByteOrder) { it.gasId.value })
