package app.getbottle.driver.rules.standin

import app.getbottle.driver.generated.models.Arrival
import app.getbottle.driver.generated.models.Fix
import app.getbottle.driver.generated.models.Round
import app.getbottle.driver.generated.models.RoundId
import app.getbottle.driver.generated.models.RoundState
import app.getbottle.driver.generated.models.Stop
import app.getbottle.driver.generated.models.StopState
import app.getbottle.driver.generated.models.TimeWindow
import app.getbottle.driver.generated.models.Timestamp
import app.getbottle.driver.generated.models.Timing
import app.getbottle.driver.generated.models.Van
import app.getbottle.driver.generated.models.WireAnswer

/** Where the van is, and when it gets there. */
internal class Positions(
    private val caller: Caller,
) {
    /** Keeps a fix if it is later than the last one kept (A9). */
    fun keep(
        asked: Asked,
        route: Match.Route,
    ): WireAnswer {
        val round = roundOut(RoundId(route.values[0]))
        val fix = asked.body(Fix)
        val at = runCatching { Math.subtractExact(asked.now.milliseconds, fix.ageMs) }.getOrNull()?.let(Timestamp::of)
        val last = caller.ledger.fixes[round.id]?.at
        if (at != null && (last == null || at > last)) caller.ledger.fixes[round.id] = Van(fix.lat, fix.lon, at)
        return WireAnswer(204, emptyList(), ByteArray(0))
    }

    /** When the van gets to the drops that are open: twenty minutes each, in the round's order. */
    fun timing(
        asked: Asked,
        route: Match.Route,
    ): WireAnswer {
        val round = roundOut(RoundId(route.values[0]))
        val isPlace = isDegrees("lat", 90, asked) && isDegrees("lon", 180, asked)
        if (!isPlace) throw Turned(400, "invalid", "No lat and lon")
        val open = round.stops.filter { it.state == StopState.OPEN }
        val arrivals = open.mapIndexed { index, stop -> Arrival(stop.id, window(index, stop, asked.now)) }
        return ok(Timing(asked.now, arrivals))
    }

    private fun roundOut(id: RoundId): Round {
        val round = caller.ownRound(id)
        if (round.state != RoundState.OUT || id in caller.place.closed) {
            throw Turned(409, "round-not-out", "The round is not out")
        }
        return round
    }

    /** A quarter of an hour; nothing is known of a stop whose place is only an address. */
    private fun window(
        index: Int,
        stop: Stop,
        now: Timestamp,
    ): TimeWindow? {
        if (stop.place.lat == null || stop.place.lon == null) return null
        val from = now.milliseconds + (index + 1) * DRIVE
        return TimeWindow(Timestamp.of(from), Timestamp.of(from + WIDTH))
    }

    private fun isDegrees(
        name: String,
        most: Int,
        asked: Asked,
    ): Boolean {
        val text = queryValue(name, asked.request.target) ?: return false
        return number.matches(text) && text.toDouble() in -most.toDouble()..most.toDouble()
    }

    private companion object {
        // In milliseconds.
        const val DRIVE = 1_200_000L
        const val WIDTH = 900_000L

        val number = Regex("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?")
    }
}
