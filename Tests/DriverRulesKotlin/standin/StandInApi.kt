package app.getbottle.driver.rules.standin

import app.getbottle.driver.generated.models.BusinessId
import app.getbottle.driver.generated.models.IdempotencyKey
import app.getbottle.driver.generated.models.Timestamp
import app.getbottle.driver.generated.models.WireAnswer
import app.getbottle.driver.generated.models.WireHeader
import app.getbottle.driver.generated.models.WireJSON

/**
 * The driver API: it keeps the rules A1 to A9 and signs in as better-auth does, over data.
 *
 * Nothing in it waits, reads a clock or takes a chance: what comes back says how much later.
 *
 * @param data a world as it stands in the bases of stand-in.json, with `faults` and `changes`
 */
public class StandInApi internal constructor(
    data: WireJSON,
    world: World,
) {
    private val desk = Desk(world)
    private val faults = data["faults"]?.list.orEmpty().map(::Fault)
    private val changes = data["changes"]?.list.orEmpty().map(::Change)
    private val requests = mutableMapOf<Operation, Int>()
    private var total = 0

    init {
        for (change in changes) world.patched(change.state)
    }

    /** Begins a world. */
    public constructor(json: ByteArray) : this(tree(json), World(tree(json)))

    private class Change(
        data: WireJSON,
    ) {
        val on = data["on"]?.let { Operation.named(it.string) }
        val nth = data.need("nth").whole
        val state = data.need("state")
    }

    /** The keys of what each business recorded. */
    internal val recorded: Map<BusinessId, List<IdempotencyKey>> get() = desk.books.mapValues { it.value.recorded }

    /** The keys of what each business turned down. */
    internal val refused: Map<BusinessId, List<IdempotencyKey>> get() = desk.books.mapValues { it.value.refused }

    /** What comes of a request, [now] by the API's clock. */
    public fun answer(
        request: StandInRequest,
        now: Timestamp,
    ): StandInReply {
        val match = Match.of(request)
        makeChanges((match as? Match.Route)?.operation)
        return when (val deed = fault((match as? Match.Route)?.operation)) {
            is Fault.Deed.NoSignal -> StandInReply.NoSignal
            is Fault.Deed.LoseRequest -> StandInReply.Lost
            is Fault.Deed.Html -> StandInReply.Answered(html(deed), 0)
            is Fault.Deed.LoseAnswer -> {
                desk.answer(Asked(request, now), match)
                StandInReply.Lost
            }
            is Fault.Deed.Drop -> StandInReply.CutOff(dated(Asked(request, now), match))
            is Fault.Deed.Delay -> StandInReply.Answered(dated(Asked(request, now), match), deed.time)
            is Fault.Deed.Slow -> StandInReply.Answered(dated(Asked(request, now, work = deed.time), match), deed.time)
            is Fault.Deed.Status -> StandInReply.Answered(dated(Asked(request, now, deed.refusal), match), 0)
            null -> StandInReply.Answered(dated(Asked(request, now), match), 0)
        }
    }

    /** Changes what there is, as the office does, by a patch of the world's data. */
    public fun change(json: ByteArray) {
        desk.world = desk.world.patched(tree(json))
    }

    private fun dated(
        asked: Asked,
        match: Match,
    ): WireAnswer {
        val answer = desk.answer(asked, match)
        return WireAnswer(answer.status, answer.headers + WireHeader("Date", asked.now.httpDate), answer.body)
    }

    private fun html(deed: Fault.Deed.Html): WireAnswer =
        WireAnswer(
            deed.status,
            listOf(WireHeader("Content-Type", "text/html; charset=utf-8")),
            deed.page.encodeToByteArray(),
        )

    private fun makeChanges(operation: Operation?) {
        total += 1
        if (operation != null) requests.merge(operation, 1, Int::plus)
        for (change in changes) {
            val count = if (change.on == null) total else if (change.on == operation) requests[operation] else 0
            if (count == change.nth) {
                // A patch that fits the world at first may not fit what has become of it; then it is left out.
                desk.world = runCatching { desk.world.patched(change.state) }.getOrDefault(desk.world)
            }
        }
    }

    /** What goes wrong with a request: the first fault whose turn it is; each counts its requests. */
    private fun fault(operation: Operation?): Fault.Deed? =
        faults.filter { it.on == null || it.on == operation }.filter { it.isTurn() }.firstOrNull()?.deed
}
