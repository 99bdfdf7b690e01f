package app.getbottle.driver.rules.day

import app.getbottle.driver.generated.models.GasId
import app.getbottle.driver.generated.models.IdempotencyKey
import app.getbottle.driver.generated.models.LoadKind
import app.getbottle.driver.generated.models.RoundId
import app.getbottle.driver.generated.models.RoundState
import app.getbottle.driver.generated.models.StopState

/** The day as the driver sees it: the API's copy, and over it what this phone did since (Y9). */
public data class EffectiveDay(
    /** The rounds. */
    val rounds: List<DayRound>,
    /** What is on the rounds' vans. */
    val loads: Map<RoundId, DayLoad>,
    /** The keys of writes that the copy has counted. */
    val recorded: Set<IdempotencyKey>,
    /** This person's writes, in the order of the outbox. */
    val writes: List<OwnWrite>,
) {
    /** Those of the day's rounds, or of none: the others are another day's. */
    private val own: List<OwnWrite> by lazy {
        val ids = rounds.map { it.id }.toSet()
        writes.filter { it.roundId == null || it.roundId in ids }
    }
    private val versions: List<Versions> by lazy { Versions.of(own) }

    /** A round by its id. */
    public fun round(id: RoundId): DayRound? = rounds.firstOrNull { it.id == id }

    /** Where a round stands; null where the day has no such round. */
    public fun state(round: RoundId): RoundState? {
        val start = round(round)?.state ?: return null
        return own
            .filter { it.roundId == round && it.key !in recorded }
            .fold(start) { state, write -> state.after(write) }
    }

    /** Where a stop of a round stands. */
    public fun state(
        round: RoundId,
        stop: DayStop,
    ): StopState =
        versions
            .mapNotNull { it.standing(recorded) }
            .lastOrNull { it.roundId == round && it.delivery?.stopId == stop.id && it.key !in recorded }
            ?.delivery
            ?.let { StopState.ofText(it.outcome.word) }
            ?: stop.state

    /** The rounds that share a round's van with it, itself among them (L3). */
    public fun roundsOfVan(round: RoundId): List<DayRound> {
        val van = loads[round]?.vanId
        return rounds.filter { it.id == round || van != null && loads[it.id]?.vanId == van }
    }

    /** What is on a round's van, by gas (L2). */
    public fun van(round: RoundId): Map<GasId, Bottles> {
        val start = loads[round]?.lines.orEmpty()
        val mine = roundsOfVan(round).map { it.id }.toSet()
        val corrected = versions.associateBy { it.place }
        return own.withIndex().fold(start) { van, (place, write) ->
            val versions = corrected[place]
            when {
                write.load != null && write.roundId in mine -> van.after(write, write.load, start)
                versions != null -> van.adding(versions.change(mine))
                else -> van
            }
        }
    }

    /** The cash in the cab, of which the copy has so much (C1). */
    public fun cash(start: Long): Long {
        val taken = own.filter { it.state.counts && it.key !in recorded }.sumOf { it.cash?.inCab ?: 0 }
        val delivered =
            versions.sumOf { cashOf(it.standing(recorded)) - cashOf(it.counted(recorded)) }
        return start + taken + delivered
    }

    private fun cashOf(write: OwnWrite?): Long = write?.delivery?.cash ?: 0

    private fun Map<GasId, Bottles>.after(
        write: OwnWrite,
        load: OwnLoad,
        start: Map<GasId, Bottles>,
    ): Map<GasId, Bottles> {
        val isRecorded = write.key in recorded
        return when {
            load.kind == LoadKind.COUNT && isRecorded ->
                this + load.lines.mapValues { (gas, _) -> start[gas] ?: Bottles() }
            isRecorded || !write.state.counts -> this
            load.kind == LoadKind.COUNT -> this + load.lines
            else -> adding(load.lines)
        }
    }

    private fun Map<GasId, Bottles>.adding(others: Map<GasId, Bottles>): Map<GasId, Bottles> =
        this + others.mapValues { (gas, other) -> (this[gas] ?: Bottles()) + other }

    /** What the version that stands changes, beside the one that the day has counted. */
    private fun Versions.change(rounds: Set<RoundId>): Map<GasId, Bottles> {
        val standing = standing(recorded)
        if (standing?.roundId !in rounds) return emptyMap()
        val now = standing?.delivery?.onVan.orEmpty()
        val then = counted(recorded)?.delivery?.onVan.orEmpty()
        return (now.keys + then.keys).associateWith { (now[it] ?: Bottles()) - (then[it] ?: Bottles()) }
    }
}
