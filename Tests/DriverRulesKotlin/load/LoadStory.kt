package app.getbottle.driver.rules.load

import app.getbottle.driver.generated.models.DeliveryId
import app.getbottle.driver.generated.models.GasId
import app.getbottle.driver.generated.models.LoadId
import app.getbottle.driver.generated.models.LoadKind
import app.getbottle.driver.generated.models.LoadWrite
import app.getbottle.driver.generated.models.ProgressKind
import app.getbottle.driver.generated.models.RoundId
import app.getbottle.driver.generated.models.RoundState
import app.getbottle.driver.rules.day.Bottles
import app.getbottle.driver.rules.day.EffectiveDay
import app.getbottle.driver.rules.day.OwnDelivery
import app.getbottle.driver.rules.day.OwnLoad
import app.getbottle.driver.rules.day.OwnWrite
import app.getbottle.driver.rules.day.WriteState
import app.getbottle.driver.rules.pipe.Supply

/** A story of a load, a step after the other. */
internal class LoadStory(
    private val given: LoadGiven,
) {
    private var day = EffectiveDay(given.rounds, given.loads, given.recorded.toSet(), given.writes)
    private var gas = given.gas
    private var ticks = given.ticks
    private val ids = Supply(given.ids)
    private val keys = Supply(given.keys)

    /** Rounds for which the driver was asked whether to set off without loading (L9). */
    private var asked = emptySet<RoundId>()
    private var judging: LoadJudging? = null
    private var body: LoadWrite? = null
    private var asks = emptyList<String>()

    /** Takes a step; gives what is seen after it. */
    fun perform(step: LoadStep): LoadSeen {
        judging = null
        body = null
        asks = emptyList()
        val round = step.roundId ?: given.round
        take(step, round)
        return seen(screen(round))
    }

    private fun screen(round: RoundId): LoadScreen = LoadScreen(day, gas, ticks, round)

    private fun take(
        step: LoadStep,
        round: RoundId,
    ) {
        when (step) {
            is LoadStep.Judge -> step.input.draft?.let { judge(it, round) }
            is LoadStep.TickLine -> tick(step.gasId, round)
            is LoadStep.UntickLine -> ticks = ticks.filter { it.roundId != round || it.gasId != step.gasId }
            is LoadStep.Record -> record(step.draft, round)
            is LoadStep.Deliver -> {
                val id = DeliveryId(ids.next())
                val delivery = OwnDelivery(id, step.stopId, step.outcome, step.delivered, step.empties)
                add(OwnWrite(keys.next(), round, WriteState.WAITING, delivery = delivery))
            }
            is LoadStep.SetOff -> setOff(round)
            is LoadStep.Outbox ->
                day = day.copy(writes = day.writes.map { if (it.key == step.key) it.copy(state = step.state) else it })
            is LoadStep.Refresh -> refresh(step)
            is LoadStep.Restart -> asked = emptySet()
        }
    }

    private fun add(write: OwnWrite) {
        day = day.copy(writes = day.writes + write)
    }

    /** L5: a line of the list takes the number that it shows. */
    private fun tick(
        gas: GasId,
        round: RoundId,
    ) {
        val line = screen(round).list.firstOrNull { it.gasId == gas } ?: return
        ticks = ticks.filter { it.roundId != round || it.gasId != gas } + Tick(round, gas, line.toLoad)
    }

    private fun judge(
        draft: LoadDraft,
        round: RoundId,
    ) {
        val judged = LoadJudging(draft, screen(round))
        judging = judged
        if (judged.errors.isEmpty()) body = body(judged, draft.kind, LoadId(ids.next()), given.now)
    }

    /** L8: what is recorded ends the round's ticks if it loads the van. */
    private fun record(
        draft: LoadDraft,
        round: RoundId,
    ) {
        judge(draft, round)
        val made = body ?: return
        val lines = made.lines.associate { it.gasId to Bottles(it.full.toLong(), it.empty.toLong()) }
        add(OwnWrite(keys.next(), round, WriteState.WAITING, load = OwnLoad(made.kind, lines)))
        if (made.kind == LoadKind.LOAD_UP) ticks = ticks.filter { it.roundId != round }
    }

    /** L9 */
    private fun setOff(round: RoundId) {
        if (day.state(round) == RoundState.SENT && round !in asked) {
            asked = asked + round
            asks = listOf("noLoadUp")
            return
        }
        ids.next()
        add(OwnWrite(keys.next(), round, WriteState.WAITING, progress = ProgressKind.SET_OFF))
    }

    private fun refresh(step: LoadStep.Refresh) {
        day =
            day.copy(
                rounds = step.rounds ?: day.rounds,
                loads = step.loads ?: day.loads,
                recorded = step.recorded?.toSet() ?: day.recorded,
            )
        gas = step.gas ?: gas
    }

    private fun seen(screen: LoadScreen): LoadSeen =
        LoadSeen(
            list = screen.list,
            ticks = ticks.inOrder(),
            van = screen.shownVan(),
            state = screen.state?.word.orEmpty(),
            offered = screen.offered(),
            errors = judging?.errors.orEmpty(),
            warnings = judging?.warnings.orEmpty(),
            asks = asks,
            body = body,
        )
}
