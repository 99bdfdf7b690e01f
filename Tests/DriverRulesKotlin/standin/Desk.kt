package app.getbottle.driver.rules.standin

import app.getbottle.driver.generated.models.BusinessId
import app.getbottle.driver.generated.models.Businesses
import app.getbottle.driver.generated.models.CalendarDate
import app.getbottle.driver.generated.models.IdempotencyKey
import app.getbottle.driver.generated.models.PersonId
import app.getbottle.driver.generated.models.WireAnswer
import app.getbottle.driver.generated.models.WireHeader

/** Where requests come to that get there: who asks, and what is done about it. */
internal class Desk(
    var world: World,
) {
    val books = mutableMapOf<BusinessId, KeyBook>()
    private val ledgers = mutableMapOf<BusinessId, Ledger>()

    /** Until when a write is worked on, by its key, in milliseconds since 1970 (A4). */
    private val working = mutableMapOf<Pair<BusinessId, IdempotencyKey>, Long>()
    private val pages = SignInPages()

    /** The date that the fixtures' day is: the first that is asked for. */
    private var today: CalendarDate? = null

    init {
        for (somebody in world.people) somebody.session?.let { pages.sessions[it] = somebody.person.id }
    }

    /** Does what is asked. */
    fun answer(
        asked: Asked,
        match: Match,
    ): WireAnswer =
        try {
            when (match) {
                is Match.Nothing -> throw forced(asked) ?: Turned(404, "not-found", "There is nothing here")
                is Match.OtherMethods -> {
                    val allow = WireHeader("Allow", match.methods.joinToString(", "))
                    forced(asked)?.answer(*wait(asked)) ?: Turned(405, "invalid", "Not this method").answer(allow)
                }
                is Match.Route -> answer(asked, match)
            }
        } catch (turned: Turned) {
            turned.answer(*wait(asked))
        }

    private fun answer(
        asked: Asked,
        route: Match.Route,
    ): WireAnswer {
        val refusal = asked.refusal
        if (refusal != null && !(route.operation.isWrite && refusal.isVerdict)) {
            if (refusal.status == 401) pages.sessions.remove(asked.request.token)
            if (!route.operation.isSigningIn) throw checkNotNull(forced(asked))
            return authError(refusal.status, refusal.code, refusal.title, *wait(asked))
        }
        val now = asked.now.milliseconds
        return when (route.operation) {
            Operation.SIGN_IN -> pages.signIn(asked.request, now, world)
            Operation.VERIFY_CODE -> pages.verifyCode(asked.request, now, world)
            Operation.SIGN_OUT -> pages.signOut(asked.request)
            Operation.BUSINESSES -> businesses(asked)
            Operation.DAY -> day(asked)
            Operation.POSITION -> Positions(caller(asked)).keep(asked, route)
            Operation.TIMING -> Positions(caller(asked)).timing(asked, route)
            else -> write(asked, route)
        }
    }

    private fun forced(asked: Asked): Turned? = asked.refusal?.let { Turned(it.status, it.code, it.title, it.detail) }

    /** What a fault says of coming back. A verdict on a write has no such word. */
    private fun wait(asked: Asked): Array<WireHeader> =
        listOfNotNull(asked.refusal?.retryAfter?.let { WireHeader("Retry-After", it) }).toTypedArray()

    private fun person(asked: Asked): PersonId {
        val person = pages.sessions[asked.request.token]
        return world.people.firstOrNull { it.person.id == person }?.person?.id ?: throw Turned.signedOut
    }

    /** A6: the session, membership, then the app's age, before anything else. */
    private fun caller(asked: Asked): Caller {
        val person = person(asked)
        val name = asked.request.header("Bottle-Business").orEmpty()
        if (name.isEmpty()) throw Turned(400, "invalid", "No Bottle-Business")
        val place = world.businesses.firstOrNull { it.business.id == BusinessId(name) }
        if (place == null || person !in place.drivers) {
            throw Turned(403, "not-a-member", "You do not drive for ${place?.business?.name ?: name}")
        }
        refuseOldApp(asked)
        return Caller(person, place, ledgers.getOrPut(place.business.id, ::Ledger))
    }

    private fun refuseOldApp(asked: Asked) {
        val oldest = world.oldestApp ?: return
        val version = AppVersion.ofAgent(asked.request.header("User-Agent")) ?: return
        if (version < oldest) throw Turned(426, "app-too-old", "Please update the app")
    }

    private fun businesses(asked: Asked): WireAnswer {
        val person = person(asked)
        refuseOldApp(asked)
        return ok(Businesses(world.businesses.filter { person in it.drivers }.map { it.business }))
    }

    private fun day(asked: Asked): WireAnswer {
        val caller = caller(asked)
        val date =
            queryValue("date", asked.request.target)?.let { runCatching { CalendarDate.ofText(it) }.getOrNull() }
                ?: throw Turned(400, "invalid", "No date")
        val today = today ?: date
        this.today = today
        return DayPage(caller, date, today == date).answer(asked)
    }

    /** Records a write under its key, or says what came of it before (A1 to A5). */
    private fun write(
        asked: Asked,
        route: Match.Route,
    ): WireAnswer {
        val caller = caller(asked)
        val key =
            Keys.of(asked.request.header("Idempotency-Key"))
                ?: throw Turned(400, "key-missing", "No Idempotency-Key that is a UUID in lower case")
        val judged = Judging(caller, asked).judge(route)
        val id = caller.place.business.id
        val outcome = books.getOrPut(id, ::KeyBook).take(key, Keys.content(asked.request)) { judged.verdict }
        val isNew = outcome.isNew
        if (outcome is KeyBook.Outcome.Recorded && judged.write != null) {
            caller.place.day = caller.ledger.enter(judged.write, key, caller.person, caller.place.day)
        }
        if (isNew && asked.work > 0) working[id to key] = asked.now.milliseconds + asked.work
        val until = working[id to key] ?: Long.MIN_VALUE
        val isWorkedOn = !isNew && outcome !is KeyBook.Outcome.Reused && until > asked.now.milliseconds
        return if (isWorkedOn) Keys.inProgress else Keys.answer(outcome)
    }
}
