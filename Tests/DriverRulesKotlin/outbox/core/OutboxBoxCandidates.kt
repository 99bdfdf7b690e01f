package app.getbottle.driver.rules.outbox.core

import app.getbottle.driver.generated.models.PersonId
import app.getbottle.driver.rules.outbox.values.OutboxLine
import app.getbottle.driver.rules.outbox.values.OutboxWrite
import app.getbottle.driver.rules.outbox.values.WriteState

/** What of a line could go, but for waits: its head, and whatever was set aside before it (O7, O23). */
internal fun OutboxBox.candidates(
    line: OutboxLine,
    person: PersonId,
): List<Candidate> {
    val found = ArrayList<Candidate>()
    val passed = ArrayList<OutboxWrite>()
    val waits = contents[line]
    for (index in contents.firstOpen until contents.writes.size) {
        val write = contents.writes[index]
        if (write.state != WriteState.WAITING || write.line != line) continue
        if (write.person != person || !isFree(write)) continue
        if (write.isSetAside) {
            val from = maxOf(asideUntil[write.key] ?: 0, waits.notBefore?.up ?: 0)
            found.add(Candidate(write.key, from))
            passed.add(write)
        } else if (passed.none { it.holdsUp(write) }) {
            found.add(Candidate(write.key, waits.until))
            break
        }
    }
    return found
}

/** Whether what has to be sent first is, and what it corrects has had its answer. */
private fun OutboxBox.isFree(write: OutboxWrite): Boolean {
    val replaced = write.replaces
    if (replaced != null && contents[replaced]?.state == WriteState.WAITING) return false
    return write.after.all { key -> contents[key].let { it == null || it.state == WriteState.SENT } }
}
