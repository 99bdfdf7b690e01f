package app.getbottle.driver.rules.outbox.core

import app.getbottle.driver.generated.models.BusinessId
import app.getbottle.driver.generated.models.IdempotencyKey
import app.getbottle.driver.generated.models.PersonId
import app.getbottle.driver.generated.models.SessionToken
import app.getbottle.driver.rules.outbox.events.OutboxEffect
import app.getbottle.driver.rules.outbox.events.OutboxMessage
import app.getbottle.driver.rules.outbox.events.OutboxTold
import app.getbottle.driver.rules.outbox.events.Recording
import app.getbottle.driver.rules.outbox.values.Clocks

internal fun OutboxCore.signIn(
    person: PersonId,
    name: String,
    token: SessionToken?,
) {
    if (user?.person != person) {
        for (box in boxes) box.isNotAMember = false
    }
    user = OutboxUser(person, name, token)
}

/** A token that comes when the session is over begins no new one. */
internal fun OutboxCore.renew(token: SessionToken) {
    if (user?.token != null) user = user?.copy(token = token)
}

/** O20: what was not sent is kept, and the driver is told of it first. */
internal fun OutboxCore.signOut(isSure: Boolean) {
    val person = user?.person ?: return
    val isUnsent = boxes.any { it.isWaiting(person) }
    if (!isSure && isUnsent) {
        effects.add(OutboxEffect.Show(OutboxMessage.UNSENT_WRITES))
        return
    }
    cancel()
    user = null
    effects.add(OutboxEffect.SignedOut)
}

/** O10: a business that is listed again is tried again. */
internal fun OutboxCore.takeListed(listed: List<BusinessId>) {
    noteSuccess()
    for (box in boxes) {
        if (box.business in listed) box.isNotAMember = false
    }
}

/** Takes what the driver asks to be recorded, with who it is and the time of the press (O4, O5). */
internal fun OutboxCore.ask(
    business: BusinessId,
    recording: Recording,
    correcting: IdempotencyKey?,
    ticket: Long,
    now: Clocks,
) {
    val user = user
    if (user == null) {
        effects.add(OutboxEffect.Told(ticket, OutboxTold.NOT_ALLOWED))
        return
    }
    openBox(business).tasks.add(DiskTask.Record(ticket, recording, correcting, user, now.wall))
}
