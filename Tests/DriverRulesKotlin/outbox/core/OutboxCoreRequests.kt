package app.getbottle.driver.rules.outbox.core

import app.getbottle.driver.generated.models.IdempotencyKey
import app.getbottle.driver.rules.outbox.events.OutboxEffect
import app.getbottle.driver.rules.outbox.events.OutboxRequest
import app.getbottle.driver.rules.outbox.events.RequestLimits
import app.getbottle.driver.rules.outbox.values.Clocks
import app.getbottle.driver.rules.outbox.values.OutboxLine
import app.getbottle.driver.rules.outbox.values.WriteKind

/** Begins the next request, if none is under way and one may go. */
internal fun OutboxCore.startRequest(now: Clocks) {
    if (flight != null) return
    val user = user ?: return
    val token = user.token ?: return
    val next = next(user.person, now) ?: return
    flight = OutboxFlight(0, next.box.business, next.key, next.line, token, OutboxFlight.Phase.MARKING)
    if (next.box.contents[next.key]?.isMarked == true) {
        send(next.key, next.box, now)
    } else {
        next.box.tasks.add(DiskTask.Mark(next.key))
        startDiskWork()
    }
}

/** Sends what is marked, if it still may go: much may have happened while the mark was written. */
internal fun OutboxCore.send(
    key: IdempotencyKey,
    box: OutboxBox,
    now: Clocks,
) {
    val flight = flight?.takeIf { it.key == key && it.phase == OutboxFlight.Phase.MARKING } ?: return
    this.flight = null
    val user = user ?: return
    val token = user.token ?: return
    if (next(user.person, now)?.key != key) return
    val write = box.contents[key] ?: return
    box.contents.change(key) { it.copy(attempts = it.attempts + 1) }
    requestCount += 1
    this.flight = flight.copy(number = requestCount, token = token, phase = OutboxFlight.Phase.AWAY)
    val request =
        OutboxRequest(
            number = requestCount,
            key = key,
            business = flight.business,
            token = token,
            method = if (write.kind == WriteKind.PROOF) "PUT" else "POST",
            path = write.path,
            content = write.content,
            sentAt = now.wall,
            limits = RequestLimits.of(write.line),
        )
    effects.add(OutboxEffect.Send(request))
}

/** O9: a proof that is on the way is given up for a write that could go. */
internal fun OutboxCore.giveWay(now: Clocks) {
    val flight = flight ?: return
    val user = user ?: return
    if (flight.line != OutboxLine.PROOFS || flight.phase != OutboxFlight.Phase.AWAY) return
    if (next(user.person, now, listOf(OutboxLine.WRITES)) != null) cancel()
}

/** Gives up what is under way: what becomes of it is not known. */
internal fun OutboxCore.cancel() {
    val flight = flight ?: return
    if (flight.phase == OutboxFlight.Phase.AWAY) effects.add(OutboxEffect.Cancel(flight.number))
    if (flight.phase != OutboxFlight.Phase.SETTLING) this.flight = null
}
