package app.getbottle.driver.rules.day

import app.getbottle.driver.generated.models.CalendarDate
import app.getbottle.driver.generated.models.IdempotencyKey
import app.getbottle.driver.generated.models.ProofId

/** What the phone keeps of days: copies, ticks, and the writes of its outboxes. */
public data class DayStore(
    /** The copies, and what is left of them in the index. */
    val copies: List<DayCopy>,
    /** The rounds that have ticks. */
    val ticks: Set<RoundTicks>,
    /** The writes, in the order of the outboxes. */
    val writes: List<KeptWrite>,
    /** The files of proofs. */
    val proofs: Set<ProofId>,
) {
    /** A copy that can be shown; null without one. */
    public fun copy(
        owner: Owner,
        date: CalendarDate,
    ): DayCopy? =
        copies.firstOrNull { it.hasFile && it.owner == owner && it.date == date }

    /** The same with a day in place of the copy that there was. */
    public fun storing(copy: DayCopy): DayStore =
        copy(copies = copies.filter { it.owner != copy.owner || it.date != copy.date } + copy)

    /** The keys of writes that wait, though a copy of their owner's has counted them (Y9). */
    val counted: List<IdempotencyKey>
        get() =
            writes
                .filter { write -> write.own.state == WriteState.WAITING && isCounted(write) }
                .map { it.own.key }

    /** The same with these writes sent. */
    public fun marking(keys: Collection<IdempotencyKey>): DayStore =
        copy(
            writes =
                writes.map { write ->
                    if (write.own.key in keys) write.copy(own = write.own.copy(state = WriteState.SENT)) else write
                },
        )

    private fun isCounted(write: KeptWrite): Boolean =
        copies.any { it.hasFile && it.owner == write.owner && write.own.key in it.content.recorded }
}
