package app.getbottle.driver.rules.load

import app.getbottle.driver.generated.models.Capacity
import app.getbottle.driver.generated.models.GasId
import app.getbottle.driver.generated.models.RoundId
import app.getbottle.driver.generated.models.RoundState
import app.getbottle.driver.generated.models.StopState
import app.getbottle.driver.rules.day.Bottles
import app.getbottle.driver.rules.day.DayGas
import app.getbottle.driver.rules.day.EffectiveDay
import app.getbottle.driver.rules.day.inOrder

/** What a round's load screen stands on. */
internal class LoadScreen(
    private val day: EffectiveDay,
    private val gas: List<DayGas>,
    private val ticks: List<Tick>,
    private val round: RoundId,
) {
    /** Where the round stands; null where the day has none. */
    val state: RoundState? = day.state(round)

    /** What is on the van inside, where a figure may be below 0 (L14). */
    val van: Map<GasId, Bottles> = day.van(round)

    /** What the van may carry. */
    val capacity: Capacity = day.loads[round]?.capacity ?: Capacity()

    /** Full ones that open stops order, by gas (L1). */
    val need: Map<GasId, Long> =
        day.roundsOfVan(round)
            .filter { it.id == round || day.state(it.id) in underWay }
            .flatMap { of -> of.stops.filter { day.state(of.id, it) == StopState.OPEN } }
            .flatMap { it.lines.entries }
            .groupBy({ it.key }, { it.value })
            .mapValues { it.value.sum() }
            .filterValues { it > 0 }

    /** How many were ticked, by gas. */
    val ticked: Map<GasId, Long> = ticks.filter { it.roundId == round }.associate { it.gasId to it.quantity }

    /** The list to load by (L4). */
    val list: List<ListLine> =
        inOrder(need.keys + ticked.keys)
            .map { ListLine.of(it, need[it] ?: 0, onVan(it).shown.full, ticked[it]) }
            .filter { it.toLoad > 0 || it.gasId in ticked }

    /** Gas in the order of the list. */
    fun inOrder(some: Collection<GasId>): List<GasId> = gas.inOrder(some)

    /** The day's word on a gas; null where it has none. */
    fun gas(id: GasId): DayGas? = gas.firstOrNull { it.id == id }

    /** Bottles of a gas inside. */
    fun onVan(gas: GasId): Bottles = van[gas] ?: Bottles()

    private companion object {
        /** Another round of the van needs its bottles while it is one of these (L1). */
        val underWay = setOf(RoundState.LOADED, RoundState.OUT)
    }
}
