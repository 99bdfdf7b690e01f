package app.getbottle.driver.rules.outbox.core

import app.getbottle.driver.rules.outbox.values.Clocks
import app.getbottle.driver.rules.outbox.values.OutboxLine
import app.getbottle.driver.rules.outbox.values.OutboxPause

/** What all outboxes show. */
public fun OutboxCore.view(now: Clocks): PhoneView =
    PhoneView(
        person = user?.person,
        isSignedIn = user?.token != null,
        chosen = chosen,
        outboxes = boxes.map { view(it, now) },
        wakeIn = wakeRequest?.milliseconds(now),
        isWorkDone = isWorkDone,
    )

private fun OutboxCore.view(
    box: OutboxBox,
    now: Clocks,
): OutboxView {
    val away = flight?.takeIf { it.business == box.business && it.phase != OutboxFlight.Phase.MARKING }
    return OutboxView(
        business = box.business,
        pause = pause(box),
        writes = box.contents.writes.toList(),
        sending = away?.key,
        nextIn = nextTry(box, now)?.let { it - now.up },
    )
}

/** The most lasting reason first. */
private fun OutboxCore.pause(box: OutboxBox): OutboxPause =
    when {
        box.file == OutboxBox.File.NEWER -> OutboxPause.NEWER_FILE
        box.file != OutboxBox.File.OPEN -> OutboxPause.BUSY
        isAppTooOld -> OutboxPause.APP_TOO_OLD
        user?.token == null -> OutboxPause.SIGNED_OUT
        box.isNotAMember -> OutboxPause.NOT_A_MEMBER
        !hasSignal || isWaitingForSignal(box) -> OutboxPause.NO_SIGNAL
        else -> OutboxPause.NONE
    }

private fun OutboxCore.isWaitingForSignal(box: OutboxBox): Boolean =
    isUnconnected && OutboxLine.entries.any { box.contents[it].backoffUntil != null }

/** O34: nothing of this person can go in the chosen business, whatever the waits. */
private val OutboxCore.isWorkDone: Boolean
    get() {
        val user = user?.takeIf { it.token != null && !isAppTooOld } ?: return true
        val box = boxes.firstOrNull { it.business == chosen } ?: return true
        if (box.file != OutboxBox.File.OPEN || box.isNotAMember) return true
        return OutboxLine.entries.all { box.candidates(it, user.person).isEmpty() } &&
            flight?.business != box.business
    }
