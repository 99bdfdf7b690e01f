package app.getbottle.driver.rules.day

import app.getbottle.driver.generated.models.LoadKind
import app.getbottle.driver.generated.models.ProgressKind
import app.getbottle.driver.generated.models.RoundState

private val atBase = setOf(RoundState.SENT, RoundState.LOADED)

/**
 * Where a round stands after a write of this phone (Y9). A setting off that was turned down still takes
 * a round from the base, for the driver has left (D23).
 */
internal fun RoundState.after(write: OwnWrite): RoundState =
    when {
        write.state.counts -> afterTaken(write)
        write.state == WriteState.DISMISSED -> this
        write.progress == ProgressKind.SET_OFF && this in atBase -> RoundState.OUT
        else -> this
    }

private fun RoundState.afterTaken(write: OwnWrite): RoundState =
    when (write.progress) {
        ProgressKind.SET_OFF -> RoundState.OUT
        ProgressKind.BACK_AT_BASE -> RoundState.BACK
        ProgressKind.FINISHED -> RoundState.FINISHED
        else -> if (write.load?.kind == LoadKind.LOAD_UP && this == RoundState.SENT) RoundState.LOADED else this
    }
