package app.getbottle.driver.rules.delivery

import app.getbottle.driver.generated.models.DeliveryId
import app.getbottle.driver.generated.models.Timestamp

/** The screen of a stop, from the first touch to what the API says (D27). */
public data class DeliveryScreen(
    /** The stop as it is without anything written here. */
    val stop: StopContext,
    /** Where the write-up stands. */
    val state: Screen = Screen.OPEN,
    /** What is entered. */
    val draft: Draft = Draft(),
    /** Whether "Done" was pressed for this write-up, so that its errors show. */
    val wasPressed: Boolean = false,
    /** What was recorded, the latest last. */
    val versions: List<Version> = emptyList(),
) {
    /** What comes of the draft, in the view without any version of it (D26). */
    val judgement: Judgement get() = judge(written, stop)

    /** The version that counts (D26). */
    val standing: Version? get() = versions.lastOrNull { !it.isTurnedDown }

    /** Enters a draft; which version is corrected is not entered anew (D21). */
    public fun edited(draft: Draft): DeliveryScreen {
        if (!state.isOpen) return this
        val replaces = this.draft.replaces ?: draft.replaces
        return copy(state = Screen.EDITING, draft = draft.copy(replaces = replaces))
    }

    /** Whether a press of "Done" would record something. */
    val isReady: Boolean get() = state.isOpen && judgement.errors.isEmpty()

    /** "Done" where something is wrong: nothing is recorded, and what is wrong shows. */
    public fun refused(): DeliveryScreen =
        if (state.isOpen) copy(state = Screen.EDITING, wasPressed = true) else this

    /** "Done" where all is well. */
    public fun recorded(
        id: DeliveryId,
        now: Timestamp,
    ): DeliveryScreen =
        copy(
            state = Screen.DONE,
            wasPressed = true,
            versions = versions + Version(body(written, stop, id, now)),
        )

    /** Takes back what was recorded. */
    public fun withdrawn(): DeliveryScreen =
        if (state == Screen.DONE) copy(state = Screen.EDITING, versions = versions.dropLast(1)) else this

    /** The API has it. */
    public fun sent(): DeliveryScreen = if (state == Screen.DONE) copy(state = Screen.SENT) else this

    /** The API does not take it. */
    public fun turnedDown(): DeliveryScreen {
        if (state != Screen.DONE) return this
        val last = versions.last().copy(isTurnedDown = true)
        return copy(state = Screen.TURNED_DOWN, versions = versions.dropLast(1) + last)
    }

    /** Begins a correction of what was sent or turned down. */
    public fun correcting(): DeliveryScreen =
        if (state == Screen.SENT || state == Screen.TURNED_DOWN) {
            copy(state = Screen.EDITING, wasPressed = false)
        } else {
            this
        }

    /** The draft as a correction of the version before it, if there is one (D21). */
    private val written: Draft
        get() {
            val before = if (state.isOpen) versions else versions.dropLast(1)
            return draft.copy(replaces = before.lastOrNull()?.body?.id ?: draft.replaces)
        }
}
