package app.getbottle.driver.rules.day

import app.getbottle.driver.generated.models.LoadKind
import app.getbottle.driver.generated.models.ProgressKind
import app.getbottle.driver.generated.models.RoundState

/** Where a round stands after a write of this phone. */
internal fun RoundState.after(write: OwnWrite): RoundState =
    when {
        write.load?.kind == LoadKind.LOAD_UP && write.state.counts && this == RoundState.SENT -> RoundState.LOADED
        write.progress == ProgressKind.SET_OFF -> RoundState.OUT
        write.progress == ProgressKind.BACK_AT_BASE -> RoundState.BACK
        write.progress == ProgressKind.FINISHED -> RoundState.FINISHED
        else -> this
    }
