package app.getbottle.driver.rules.day

import app.getbottle.driver.generated.models.CalendarDate
import app.getbottle.driver.generated.models.DriverDay
import app.getbottle.driver.generated.models.IdempotencyKey
import app.getbottle.driver.generated.models.RoundId
import app.getbottle.driver.generated.models.Stop
import app.getbottle.driver.generated.models.Timestamp

/** What an answer says of a day, as far as rules look at it. */
public data class DayContent(
    /** Of which day. */
    val date: CalendarDate,
    /** When it was true. */
    val asOf: Timestamp,
    /** The gas, in its order. */
    val gas: List<DayGas>,
    /** The rounds. */
    val rounds: List<DayRound>,
    /** What is on their vans. */
    val loads: Map<RoundId, DayLoad>,
    /** The cash in the cab, in minor units. */
    val cash: Long,
    /** The keys of writes that it has counted. */
    val recorded: Set<IdempotencyKey>,
) {
    internal companion object {
        /** That of a day as the API sends it. */
        fun of(day: DriverDay): DayContent =
            DayContent(
                date = day.date,
                asOf = day.asOf,
                gas =
                    day.gas.map {
                        DayGas(it.id, it.goesOff, it.comesBack, it.fullGrams?.toLong(), it.emptyGrams?.toLong())
                    },
                rounds = day.rounds.map { round -> DayRound(round.id, round.state, round.stops.map(::stop)) },
                loads =
                    day.loads.entries.associate { (round, load) ->
                        val lines = load.lines.associate { it.gasId to Bottles(it.full.toLong(), it.empty.toLong()) }
                        RoundId(round) to DayLoad(load.vanId, load.capacity ?: DayLoad.unknown, lines)
                    },
                cash = day.cash.total.value,
                recorded = day.recorded.toSet(),
            )

        private fun stop(stop: Stop): DayStop {
            val lines = stop.lines.groupBy({ it.gasId }, { it.quantity.toLong() })
            return DayStop(stop.id, stop.state, lines.mapValues { it.value.sum() })
        }
    }
}
