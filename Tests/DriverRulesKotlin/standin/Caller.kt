package app.getbottle.driver.rules.standin

import app.getbottle.driver.generated.models.PersonId
import app.getbottle.driver.generated.models.Round
import app.getbottle.driver.generated.models.RoundId

/** Who asks, where they may. */
internal class Caller(
    val person: PersonId,
    val place: World.Place,
    val ledger: Ledger,
) {
    /** A round of this driver's. */
    fun ownRound(id: RoundId): Round {
        val round = place.round(id) ?: throw Turned(404, "not-found", "No such round")
        if (!place.isOf(person, id)) throw Turned(403, "not-allowed", "This round is another driver's")
        return round
    }

    /** A round that this driver may write to and the office has not closed. */
    fun openRound(id: RoundId): Round {
        val round = ownRound(id)
        place.closed[id]?.let { throw Turned(409, "round-closed", "The round is closed", it) }
        return round
    }
}
