package app.getbottle.driver.rules.outbox.core

import app.getbottle.driver.generated.models.IdempotencyKey
import app.getbottle.driver.rules.outbox.journal.JournalEntry
import app.getbottle.driver.rules.outbox.values.LineWaits
import app.getbottle.driver.rules.outbox.values.OutboxLine
import app.getbottle.driver.rules.outbox.values.OutboxWrite
import app.getbottle.driver.rules.outbox.values.Refusal
import app.getbottle.driver.rules.outbox.values.WriteKind
import app.getbottle.driver.rules.outbox.values.WriteState

/** What a journal says: all its entries, one after the other. */
internal class OutboxContents {
    private val held = ArrayList<OutboxWrite>()

    /** What it holds, in the order of `seq`. */
    val writes: List<OutboxWrite> get() = held

    /** The `seq` of the next write. */
    var nextSeq: Long = 1
        private set

    private val waits = Array(OutboxLine.entries.size) { LineWaits() }

    /** All before this index are settled. */
    var firstOpen: Int = 0
        private set

    /** What holds a line up. */
    operator fun get(line: OutboxLine): LineWaits = waits[line.ordinal]

    operator fun set(
        line: OutboxLine,
        waits: LineWaits,
    ) {
        this.waits[line.ordinal] = waits
    }

    /** A write by its key. */
    operator fun get(key: IdempotencyKey): OutboxWrite? = index(key)?.let { held[it] }

    /** Where a write is. */
    private fun index(key: IdempotencyKey): Int? =
        (firstOpen until held.size).firstOrNull { held[it].key == key }
            ?: (0 until firstOpen).lastOrNull { held[it].key == key }

    /** The write that corrects a write. */
    fun replacement(key: IdempotencyKey): OutboxWrite? = held.lastOrNull { it.replaces == key }

    /** The proofs of an open write that were not sent, the dismissed among them. */
    fun unsentProofs(key: IdempotencyKey): List<OutboxWrite> =
        held.drop(firstOpen).filter {
            it.kind == WriteKind.PROOF && it.state != WriteState.SENT && it.after == listOf(key)
        }

    /** The proofs of a write that nothing was made of yet, those with a bad file among them. */
    fun openProofs(key: IdempotencyKey): List<OutboxWrite> =
        unsentProofs(key).filter { it.state != WriteState.DISMISSED }

    /** The proofs that wait for a write and have never left. */
    fun proofs(hangingOn: IdempotencyKey): List<OutboxWrite> =
        openProofs(hangingOn).filter { it.state == WriteState.WAITING }

    /** Changes a write that is there; what a lost entry recorded is not. */
    fun change(
        key: IdempotencyKey,
        change: (OutboxWrite) -> OutboxWrite,
    ) {
        index(key)?.let { held[it] = change(held[it]) }
    }

    /** Changes every write. */
    fun changeAll(change: (OutboxWrite) -> OutboxWrite) {
        held.replaceAll(change)
    }

    /** Takes an entry. */
    fun apply(entry: JournalEntry) {
        when (entry) {
            is JournalEntry.Header -> nextSeq = maxOf(nextSeq, entry.header.nextSeq)
            is JournalEntry.Recorded -> add(entry.writes, entry.takenOver)
            is JournalEntry.MayHaveLeft -> change(entry.key) { it.copy(isMarked = true) }
            is JournalEntry.Sent -> entry.keys.forEach { settle(it, WriteState.SENT) }
            is JournalEntry.TurnedDown -> turnDown(entry.key, entry.refusal)
            is JournalEntry.Withdrawn -> remove(entry.keys)
            is JournalEntry.Dismissed -> entry.keys.forEach { settle(it, WriteState.DISMISSED) }
            is JournalEntry.Waits -> this[entry.line] = entry.waits
            is JournalEntry.SetAside -> change(entry.key) { it.copy(isSetAside = true) }
            is JournalEntry.LetGo -> remove(entry.keys)
        }
        while (firstOpen < held.size && held[firstOpen].isSettled) firstOpen += 1
    }

    private fun add(
        recorded: List<OutboxWrite>,
        takenOver: List<IdempotencyKey>,
    ) {
        remove(takenOver)
        for (write in recorded) {
            write.replaces?.let { replaced ->
                change(replaced) {
                    if (it.state == WriteState.TURNED_DOWN) it.copy(state = WriteState.DISMISSED) else it
                }
            }
            nextSeq = maxOf(nextSeq, write.seq + 1)
            held.add(write)
        }
    }

    private fun settle(
        key: IdempotencyKey,
        state: WriteState,
    ) {
        val index = index(key) ?: return
        held[index] = held[index].copy(state = state)
        if (state == WriteState.SENT) succeed(held[index])
    }

    /** A refusal of what is corrected already is nothing more to decide on (O21). */
    private fun turnDown(
        key: IdempotencyKey,
        refusal: Refusal,
    ) {
        val index = index(key) ?: return
        val state = if (replacement(key) == null) WriteState.TURNED_DOWN else WriteState.DISMISSED
        held[index] = held[index].copy(refusal = refusal, state = state)
        if (refusal.status != null) succeed(held[index])
    }

    /** An answer of ours ends the row of failures (O11), but not one to a write that was passed (O23). */
    private fun succeed(write: OutboxWrite) {
        if (!write.isSetAside) this[write.line] = this[write.line].succeeding()
    }

    private fun remove(keys: List<IdempotencyKey>) {
        if (keys.isEmpty()) return
        val gone = keys.toSet()
        held.removeAll { it.key in gone }
        firstOpen = 0
    }
}
