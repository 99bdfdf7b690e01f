package app.getbottle.driver.rules.outbox.core

import app.getbottle.driver.generated.models.SessionToken
import app.getbottle.driver.generated.models.WireAnswer
import app.getbottle.driver.rules.answer.headerValue
import app.getbottle.driver.rules.outbox.events.OutboxEffect
import app.getbottle.driver.rules.outbox.events.OutboxEvent
import app.getbottle.driver.rules.outbox.events.OutboxMessage
import app.getbottle.driver.rules.outbox.events.RequestEnd
import app.getbottle.driver.rules.outbox.journal.JournalEntry
import app.getbottle.driver.rules.outbox.values.Clocks
import app.getbottle.driver.rules.outbox.values.OutboxLine
import app.getbottle.driver.rules.outbox.values.Refusal

/** Takes how a request ended; one that was given up makes no difference any more. */
internal fun OutboxCore.endRequest(
    event: OutboxEvent.Ended,
    now: Clocks,
) {
    val flight = flight ?: return
    if (flight.number != event.number || flight.phase != OutboxFlight.Phase.AWAY) return
    val box = box(flight.business)
    val write = box.contents[flight.key] ?: return
    isUnconnected = event.end == RequestEnd.NotConnected
    val failed = AnswerMeaning.Failed(retryAfter = null, is5xx = false)
    when (val end = event.end) {
        is RequestEnd.Answered -> {
            val meaning = answerMeaning(end.answer, write, settings.server, now.wall)
            renewBy(end.answer, meaning, flight)
            take(meaning, flight, box, event.chance, now)
        }
        is RequestEnd.NotConnected -> {
            // No byte left.
            box.contents.change(flight.key) { it.copy(attempts = it.attempts - 1) }
            take(failed, flight, box, event.chance, now)
        }
        is RequestEnd.Lost -> take(failed, flight, box, event.chance, now)
    }
}

/** A new token in a 2xx of ours counts where the request had the current one (S14). */
private fun OutboxCore.renewBy(
    answer: WireAnswer,
    meaning: AnswerMeaning,
    flight: OutboxFlight,
) {
    if (meaning != AnswerMeaning.Sent || user?.token != flight.token) return
    val token = answer.headerValue("set-auth-token")
    if (!token.isNullOrEmpty()) effects.add(OutboxEffect.Renew(SessionToken(token)))
}

private fun OutboxCore.take(
    meaning: AnswerMeaning,
    flight: OutboxFlight,
    box: OutboxBox,
    chance: Double,
    now: Clocks,
) {
    if (meaning != AnswerMeaning.InProgress) box.inProgress = null
    val isSettled = meaning is AnswerMeaning.Sent || meaning is AnswerMeaning.Refused
    if (!isSettled) this.flight = null
    when (meaning) {
        is AnswerMeaning.Sent -> {
            noteSuccess()
            settle(flight, null, box)
        }
        is AnswerMeaning.Refused -> settle(flight, meaning.refusal, box)
        is AnswerMeaning.Failed -> fail(flight, box, meaning, chance, now)
        is AnswerMeaning.InProgress -> waitForEarlier(flight, box, chance, now)
        is AnswerMeaning.Unauthorized -> endSession(flight)
        is AnswerMeaning.NotAMember -> {
            box.isNotAMember = true
            effects.add(OutboxEffect.Show(OutboxMessage.NOT_A_MEMBER))
        }
        is AnswerMeaning.AppTooOld -> {
            isAppTooOld = true
            effects.add(OutboxEffect.Show(OutboxMessage.UPDATE_APP))
        }
    }
}

private fun OutboxCore.settle(
    flight: OutboxFlight,
    refusal: Refusal?,
    box: OutboxBox,
) {
    this.flight = flight.copy(phase = OutboxFlight.Phase.SETTLING)
    box.tasks.add(DiskTask.Settle(flight.key, refusal))
}

/** O17, O18: only for the current token the session ends; a write of an older one goes again. */
private fun OutboxCore.endSession(flight: OutboxFlight) {
    if (user?.token != flight.token) return
    user = user?.copy(token = null)
    effects.add(OutboxEffect.EndSession(flight.token))
    effects.add(OutboxEffect.Show(OutboxMessage.SIGN_IN_AGAIN))
}

private fun OutboxCore.waitForEarlier(
    flight: OutboxFlight,
    box: OutboxBox,
    chance: Double,
    now: Clocks,
) {
    val count = box.inProgress?.takeIf { it.key == flight.key }?.count ?: 0
    box.inProgress = InProgress(flight.key, count + 1)
    if (count >= InProgress.MOST) {
        fail(flight, box, AnswerMeaning.Failed(retryAfter = null, is5xx = false), chance, now)
    } else if (box.contents[flight.key]?.isSetAside == true) {
        box.asideUntil[flight.key] = now.up + InProgress.WAIT
    } else {
        val waits = box.contents[flight.line]
        box.contents[flight.line] = waits.copy(backoffUntil = now.after(InProgress.WAIT))
    }
}

/** Takes that nothing was decided about a write. */
internal fun OutboxCore.fail(
    flight: OutboxFlight,
    box: OutboxBox,
    failed: AnswerMeaning.Failed,
    chance: Double,
    now: Clocks,
) {
    isPushed = false
    if (box.contents[flight.key]?.isSetAside != false) {
        box.asideUntil[flight.key] = now.up + ASIDE_WAIT
        return
    }
    val waits =
        box.contents[flight.line].failing(failed.retryAfter, chance, now)
            .counting(failed.is5xx, flight.key, now)
    box.contents[flight.line] = waits
    if (waits.isHeadToBeSetAside(now)) setAside(flight, box, now)
    box.tasks.add(DiskTask.Waits(flight.line))
}

/** O23: what is behind goes on at once, but for what the API asked to wait. */
private fun OutboxCore.setAside(
    flight: OutboxFlight,
    box: OutboxBox,
    now: Clocks,
) {
    box.asideUntil[flight.key] = now.up + ASIDE_WAIT
    box.contents[flight.line] = box.contents[flight.line].succeeding()
    box.contents.apply(JournalEntry.SetAside(flight.key))
    effects.add(OutboxEffect.Show(OutboxMessage.TROUBLE_SENDING))
    box.tasks.add(DiskTask.SetAside(flight.key))
}

/** A request of ours had a 2xx, ours: the API works, and what fails all the time fails alone (O23). */
internal fun OutboxCore.noteSuccess() {
    for (box in boxes) {
        for (line in OutboxLine.entries) {
            val waits = box.contents[line]
            box.contents[line] = waits.copy(trouble = waits.trouble?.copy(othersSucceed = true))
        }
    }
}
