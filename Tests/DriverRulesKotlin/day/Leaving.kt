package app.getbottle.driver.rules.day

import app.getbottle.driver.generated.models.CalendarDate
import app.getbottle.driver.generated.models.Timestamp

/** Days that a copy is kept for (Y3). */
private const val KEPT = 7L

/** What goes from a phone after a good refresh of an owner's days: the list of Y12. */
internal class Leaving(
    private val store: DayStore,
    private val owner: Owner,
    private val today: CalendarDate,
    private val dateOf: (Timestamp) -> CalendarDate,
) {
    private val first = today.minusDays(KEPT)
    private val copies = store.copies.filter { it.owner == owner && goes(it) }.toSet()
    private val keptRounds =
        store.copies.filter { it.owner == owner && it !in copies }.flatMap { it.roundIds }.toSet()

    /** Rounds of which nothing is kept any more (Y4). */
    private val rounds = copies.flatMap { it.roundIds }.toSet() - keptRounds
    private val dates = copies.map { it.date }.toSet()

    private val writes = store.writes.filter { it.owner == owner && it.isSettled && goes(it) }.toSet()

    /** The store once the files are gone, and nothing else. */
    val withoutFiles: DayStore
        get() =
            store.copy(
                copies = store.copies.map { if (it in copies) it.copy(hasFile = false) else it },
                proofs = store.proofs - writes.mapNotNull { it.proof }.toSet(),
            )

    /** The store once the index is made anew. */
    val withoutAll: DayStore
        get() =
            withoutFiles.copy(
                copies = store.copies.filter { it !in copies },
                ticks = store.ticks.filter { it.owner != owner || it.roundId !in rounds }.toSet(),
                writes = store.writes.filter { it !in writes },
            )

    /** Y3, Y5, Y12: a copy that is old enough and held by nothing, or has no file. */
    private fun goes(copy: DayCopy): Boolean =
        !copy.hasFile || first != null && copy.date < first && !isHeld(copy)

    /** Y5: a write of one of its rounds is not settled, whoever's it is. */
    private fun isHeld(copy: DayCopy): Boolean =
        store.writes.any {
            it.owner.business == owner.business && !it.isSettled && it.own.roundId in copy.roundIds
        }

    /** Y11: a receipt of a round that goes, or of no round and a day that goes. */
    private fun goes(write: KeptWrite): Boolean {
        val round = write.own.roundId
        return if (round == null) dateOf(write.at) in dates else round in rounds
    }
}
