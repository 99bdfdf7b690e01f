package app.getbottle.driver.rules.day

import app.getbottle.driver.generated.models.CalendarDate
import app.getbottle.driver.generated.models.IdempotencyKey
import app.getbottle.driver.generated.models.RoundState
import app.getbottle.driver.generated.models.Timestamp
import app.getbottle.driver.rules.pipe.Clocks

/** A story of the day, a step after the other. */
internal class DayStory(
    private val given: DayGiven,
) {
    private var store = given.store
    private var clocks = Clocks(given.now.milliseconds, Clocks.milliseconds(given.up))
    private var hasSignal = given.signal
    private var owner = Owner(given.person, given.business)
    private var fetching = Fetching()
    private var isRunning = true

    /** The date that the running app has seen last. */
    private var seenDate = today
    private var onScreen: CalendarDate? = null
    private var fetches = emptyList<DaySeen.Fetch>()
    private var why: Occasion? = null
    private var marked = emptyList<IdempotencyKey>()

    private val today: CalendarDate get() = dateOf(clocks.now)

    private fun dateOf(time: Timestamp): CalendarDate = given.zone.date(time)

    /** Takes a step; gives what is seen after it. */
    fun perform(step: DayStep): DaySeen {
        fetches = emptyList()
        why = null
        marked = emptyList()
        take(step)
        if (isRunning) mark()
        return seen()
    }

    private fun take(step: DayStep) {
        when (step) {
            is DayStep.Judge -> {
                onScreen = step.input.show
                if (step.input.refreshed) store = leaving(owner).withoutAll
            }
            is DayStep.Open -> open()
            is DayStep.Front -> front()
            is DayStep.OutboxEmpty -> occasion(Occasion.OUTBOX_EMPTY)
            is DayStep.Signal -> {
                val comesBack = step.on && !hasSignal
                hasSignal = step.on
                if (comesBack) occasion(Occasion.SIGNAL)
            }
            is DayStep.Pass -> {
                clocks = clocks.passing(step.seconds)
                timePassed()
            }
            is DayStep.Clock -> {
                clocks = clocks.copy(wall = step.now.milliseconds)
                timePassed()
            }
            is DayStep.SignIn -> signIn(Owner(step.person, step.business))
            is DayStep.Show -> onScreen = step.date
            is DayStep.Record -> record(step.write.kept)
            is DayStep.Outbox -> outbox(step)
            is DayStep.Answered -> answer(step)
        }
    }

    private fun open() {
        isRunning = true
        fetching = Fetching()
        seenDate = today
        occasion(Occasion.OPENING)
    }

    private fun front() {
        val isFresh = fetching.isFresh(Fetching.Asked(owner, today), clocks.up)
        if (isRunning && isFresh) why = Occasion.FRESH else occasion(Occasion.FRONT)
    }

    private fun signIn(owner: Owner) {
        if (owner == this.owner) return
        this.owner = owner
        occasion(Occasion.OPENING)
    }

    private fun timePassed() {
        val hasTurned = today != seenDate
        seenDate = today
        when {
            hasTurned -> occasion(Occasion.NEW_DAY)
            isOut() && fetching.isTime(clocks.up) -> occasion(Occasion.MINUTES)
        }
    }

    private fun isOut(): Boolean {
        val copy = store.copy(owner, today) ?: return false
        val day = copy.effective(store.writes, ::dateOf)
        return copy.content.rounds.any { day.state(it.id) == RoundState.OUT }
    }

    private fun occasion(occasion: Occasion) {
        if (!isRunning) return
        val outcome = fetching.outcome(occasion, hasSignal)
        why = outcome
        if (outcome == Occasion.IN_FLIGHT) fetching = fetching.copy(isAsked = true)
        if (outcome == occasion) fetch()
    }

    private fun fetch() {
        val tag = store.copy(owner, today)?.etag
        fetches = listOf(DaySeen.Fetch(owner.person, owner.business, today, tag))
        fetching = fetching.fetching(Fetching.Asked(owner, today), clocks.up)
    }

    private fun record(write: KeptWrite) {
        val proofs = store.proofs + listOfNotNull(write.proof)
        store = store.copy(writes = store.writes + write, proofs = proofs)
    }

    private fun outbox(step: DayStep.Outbox) {
        val writes =
            store.writes.map { write ->
                if (write.own.key == step.key) write.copy(own = write.own.copy(state = step.state)) else write
            }
        store = store.copy(writes = writes)
    }

    private fun answer(step: DayStep.Answered) {
        val asked = fetching.underWay ?: return
        val content = step.day?.content(asked.date) ?: step.text?.let(DayAnswer::content)
        val stored = DayAnswer(step.status, step.etag, content).stored(store, asked)
        val wasAsked = fetching.isAsked
        fetching = fetching.answered(isGood = stored != null, clocks.up)
        if (stored == null) return
        store = stored
        delete(asked.owner, step.crash)
        if (wasAsked) occasion(Occasion.AGAIN)
    }

    /** Y12: one step, in which the app may crash. */
    private fun delete(
        owner: Owner,
        crash: DayStep.Crash?,
    ) {
        val leaving = leaving(owner)
        store =
            when (crash) {
                null -> leaving.withoutAll
                DayStep.Crash.FILES -> leaving.withoutFiles
                DayStep.Crash.LISTED -> store
            }
        isRunning = crash == null
    }

    private fun leaving(owner: Owner): Leaving = Leaving(store, owner, today, ::dateOf)

    private fun mark() {
        marked = store.counted
        store = store.marking(marked)
    }

    private fun seen(): DaySeen =
        DaySeen(
            today = today,
            fetches = fetches,
            why = why,
            copies = store.seenCopies(),
            ticks = store.seenTicks(),
            writes = store.writes.map { DaySeen.Write(it.own.key, it.own.state) },
            proofs = store.seenProofs(),
            marked = marked,
            shown = shown(),
        )

    private fun shown(): DaySeen.Shown {
        val date = onScreen ?: today
        val copy = store.copy(owner, date)
        if (copy != null) return copy.shown(copy.effective(store.writes, ::dateOf))
        val isFetched = fetching.underWay == Fetching.Asked(owner, date)
        return DaySeen.Shown(date, says = if (isFetched) "fetching" else "noDay")
    }
}
