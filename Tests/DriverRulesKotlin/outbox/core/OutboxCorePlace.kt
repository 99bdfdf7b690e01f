package app.getbottle.driver.rules.outbox.core

import app.getbottle.driver.rules.outbox.events.OutboxEffect
import app.getbottle.driver.rules.outbox.values.Clocks
import app.getbottle.driver.rules.outbox.values.OutboxLine

/** O13, O14: the driver knows better than the system whether there is signal. */
internal fun OutboxCore.sendNow() {
    isPushed = !hasSignal
    endBackoffs()
    openClosed()
}

/** What was asked to be sent without signal has gone, or waits. */
internal fun OutboxCore.endPush() {
    if (flight == null && boxes.all { it.isIdle }) isPushed = false
}

internal fun OutboxCore.takeSignal(isThere: Boolean) {
    val isNew = isThere && !hasSignal
    hasSignal = isThere
    isPushed = false
    if (isNew) endBackoffs()
}

internal fun OutboxCore.comeToFront() {
    place = OutboxPlace.Front
    endBackoffs()
    openClosed()
}

/** O33: a phone in the pocket of a driver whose round is out needs no waking. */
internal fun OutboxCore.wake(up: Long) {
    if (place.isBehind) place = OutboxPlace.Woken(up)
}

/** O33: what is under way is given up; its answer is lost. */
internal fun OutboxCore.endTimeBehind(now: Clocks) {
    if (!place.isBehind) return
    place = OutboxPlace.Back
    val flight = flight?.takeIf { it.phase == OutboxFlight.Phase.AWAY } ?: return
    cancel()
    val lost = AnswerMeaning.Failed(retryAfter = null, is5xx = false)
    fail(flight, box(flight.business), lost, 0.0, now)
}

/** O13: the waits after failures end, not those that the API asked for. */
private fun OutboxCore.endBackoffs() {
    for (box in boxes) box.contents.endBackoffs()
}

internal fun OutboxContents.endBackoffs() {
    for (line in OutboxLine.entries) this[line] = this[line].copy(backoffUntil = null)
}

/** Sets the timer to when the next request begins by itself, if that has changed (O14). */
internal fun OutboxCore.setTimer(now: Clocks) {
    val next = boxes.mapNotNull { nextTry(it, now) }.minOrNull()
    if (next == timer) return
    timer = next
    effects.add(OutboxEffect.SetTimer(next))
}

/** Asks the system to wake the app, if what there is to ask for has changed (O33). */
internal fun OutboxCore.askToBeWoken(now: Clocks) {
    val request = neededWake(now)
    if (request == wakeRequest) return
    wakeRequest = request
    effects.add(OutboxEffect.AskToBeWoken(request?.milliseconds(now)))
}

private fun OutboxCore.neededWake(now: Clocks): WakeRequest? {
    if (place != OutboxPlace.Back && place != OutboxPlace.Pocket) return null
    val user = user?.takeIf { it.token != null && !isAppTooOld } ?: return null
    val box = boxes.firstOrNull { it.business == chosen }?.takeIf { it.isWaiting(user.person) } ?: return null
    return WakeRequest(earliest(box)?.takeIf { it > now.up })
}
