package app.getbottle.driver.rules.outbox.core

import app.getbottle.driver.rules.outbox.values.OutboxWrite
import app.getbottle.driver.rules.outbox.values.WriteClosing
import app.getbottle.driver.rules.outbox.values.WriteState

/** Whether nothing is to be done with it any more. */
internal val OutboxWrite.isSettled: Boolean
    get() = state == WriteState.SENT || state == WriteState.DISMISSED

/**
 * Whether another write of the person may not pass it while it is set aside: one of the same stop, the
 * end of its round, and the cash that is handed in (O23).
 */
internal fun OutboxWrite.holdsUp(later: OutboxWrite): Boolean =
    when {
        stopId != null && later.stopId == stopId -> true
        later.closing == WriteClosing.ROUND -> later.roundId == roundId
        else -> later.closing == WriteClosing.CAB
    }
