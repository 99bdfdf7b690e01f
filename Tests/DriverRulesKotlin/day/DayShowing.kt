package app.getbottle.driver.rules.day

import app.getbottle.driver.generated.models.CalendarDate
import app.getbottle.driver.generated.models.GasId
import app.getbottle.driver.generated.models.Timestamp

/** A copy as the driver sees it: with what they did on this phone since (Y9). */
internal fun DayCopy.effective(
    writes: List<KeptWrite>,
    dateOf: (Timestamp) -> CalendarDate,
): EffectiveDay {
    val mine = writes.filter { it.owner == owner && isOfThisDay(it, dateOf) }.map { it.own }
    return EffectiveDay(content.rounds, content.loads, content.recorded, mine)
}

private fun DayCopy.isOfThisDay(
    write: KeptWrite,
    dateOf: (Timestamp) -> CalendarDate,
): Boolean {
    val round = write.own.roundId
    return if (round == null) dateOf(write.at) == date else round in roundIds
}

/** What is on the screen of a copy. */
internal fun DayCopy.shown(day: EffectiveDay): DaySeen.Shown =
    DaySeen.Shown(
        date = date,
        rounds =
            content.rounds.map { round ->
                val stops = round.stops.map { DaySeen.Stop(it.id, day.state(round.id, it)) }
                DaySeen.Round(round.id, day.state(round.id) ?: round.state, stops)
            },
        vans = content.rounds.map { DaySeen.Van(it.id, bottles(day.van(it.id))) },
        cash = day.cash(content.cash),
    )

private fun DayCopy.bottles(van: Map<GasId, Bottles>): List<DaySeen.Gas> =
    content.gas.inOrder(van.filterValues { !it.isNone }.keys).map { gas ->
        val (full, empty) = van.getValue(gas)
        DaySeen.Gas(gas, full, empty)
    }
