package app.getbottle.driver.rules.standin

import app.getbottle.driver.generated.models.DriverDay
import app.getbottle.driver.generated.models.GasId
import app.getbottle.driver.generated.models.Load
import app.getbottle.driver.generated.models.LoadLine
import app.getbottle.driver.generated.models.Round
import app.getbottle.driver.generated.models.RoundId
import app.getbottle.driver.generated.models.VanId

/** The day with a round changed, if there is one. */
internal fun DriverDay.changing(
    id: RoundId,
    change: (Round) -> Round,
): DriverDay =
    copy(rounds = rounds.map { if (it.id == id) change(it) else it })

/** The day with more on a van, which may be more than one round's. */
internal fun DriverDay.adding(
    gas: GasId,
    full: Int,
    empty: Int,
    van: VanId,
): DriverDay =
    changingLines(gas, van) { it.copy(full = sum(it.full, full), empty = sum(it.empty, empty)) }

/** The day with none of a gas on a van. */
internal fun DriverDay.clearing(
    gas: GasId,
    van: VanId,
): DriverDay =
    changingLines(gas, van) { it.copy(full = 0, empty = 0) }

private fun DriverDay.changingLines(
    gas: GasId,
    van: VanId,
    change: (LoadLine) -> LoadLine,
): DriverDay =
    copy(loads = loads.mapValues { if (it.value.vanId == van) it.value.changing(gas, change) else it.value })

private fun Load.changing(
    gas: GasId,
    change: (LoadLine) -> LoadLine,
): Load {
    val lines = if (lines.any { it.gasId == gas }) lines else lines + LoadLine(gas, 0, 0)
    val place = lines.indexOfFirst { it.gasId == gas }
    return copy(lines = lines.mapIndexed { index, line -> if (index == place) change(line) else line })
}

/** A sum that is held at the ends of what the model can say. */
private fun sum(
    one: Int,
    other: Int,
): Int =
    (one.toLong() + other).coerceIn(Int.MIN_VALUE.toLong(), Int.MAX_VALUE.toLong()).toInt()
