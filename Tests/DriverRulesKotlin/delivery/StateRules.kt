package app.getbottle.driver.rules.delivery

import app.getbottle.driver.generated.models.RoundState
import app.getbottle.driver.generated.models.StopState
import app.getbottle.driver.rules.text.Remark

private val doneStates =
    setOf(StopState.DELIVERED, StopState.PARTIAL, StopState.NOT_DELIVERED, StopState.COLLECTED)

/** D22: a stop is written up once, but for corrections. */
internal fun WriteUp.alreadyDone(): List<Remark> =
    if (stop.state in doneStates && draft.replaces == null) listOf(Remark("", "alreadyDone")) else emptyList()

/** D23: the round is out, or has been; once it is finished there are only corrections. */
internal fun WriteUp.roundNotOut(): List<Remark> {
    val mayBeWritten =
        when (stop.roundState) {
            RoundState.OUT, RoundState.BACK -> true
            RoundState.FINISHED -> draft.replaces != null
            else -> false
        }
    return if (mayBeWritten) emptyList() else listOf(Remark("", "roundNotOut"))
}
