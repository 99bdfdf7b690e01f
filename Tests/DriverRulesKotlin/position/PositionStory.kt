package app.getbottle.driver.rules.position

import app.getbottle.driver.generated.models.Fix
import app.getbottle.driver.generated.models.ProgressKind
import app.getbottle.driver.generated.models.ProgressWrite
import app.getbottle.driver.generated.models.RoundId
import app.getbottle.driver.rules.answer.Answer
import app.getbottle.driver.rules.answer.AnswerHeaders
import app.getbottle.driver.rules.pipe.Clocks
import app.getbottle.driver.rules.pipe.Supply

/** The stand-in phone's place (P18). */
private val standIn = Spot(lat = 51.752, lon = -1.2577)

/** Metres: how accurate the stand-in phone is (P18). */
private const val STAND_IN_ACCURACY = 5.0

/** A story of the position, a step after the other. */
internal class PositionStory(
    given: PositionGiven,
) {
    private var tracking =
        Tracking(out = given.round, allowed = given.allowed, hasSignal = given.signal)
    private var clocks = Clocks(given.now.milliseconds, Clocks.milliseconds(given.up))
    private val ids = Supply(given.ids)
    private val server = given.server
    private val sent = mutableListOf<Sent>()
    private val requests = mutableListOf<PositionSeen.Request>()
    private val records = mutableListOf<PositionSeen.Record>()
    private var why: Why? = null
    private var ask: Ask? = null
    private var shown: String? = null

    /** Takes a step; gives what is seen after it. */
    fun perform(step: PositionStep): PositionSeen {
        requests.clear()
        records.clear()
        why = null
        ask = null
        shown = null
        take(step)
        return seen()
    }

    private fun take(step: PositionStep) {
        when (step) {
            is PositionStep.SetOff -> setOff(step.round)
            is PositionStep.Back -> back()
            is PositionStep.Fix -> judge(reading(step))
            is PositionStep.Pass -> clocks = clocks.passing(step.seconds)
            is PositionStep.Clock -> clocks = clocks.jumping(step.wall)
            is PositionStep.Allow -> tracking = tracking.copy(allowed = step.allowed)
            is PositionStep.Signal -> tracking = tracking.copy(hasSignal = step.on)
            is PositionStep.Answered -> answer(step)
            is PositionStep.SignIn -> tracking = tracking.copy(isSignedIn = true)
            is PositionStep.StandIn -> standIn(step.off)
            is PositionStep.Restart -> restart()
            is PositionStep.Judge -> error("a row is no step of a story")
        }
    }

    private fun setOff(round: RoundId) {
        val departure = tracking.departure(round)
        if (departure == Departure.LOCATION_NEEDED) shown = "locationNeeded"
        if (departure != Departure.GOES) return
        back()
        record(round, ProgressKind.SET_OFF)
        tracking = tracking.settingOff(round)
    }

    private fun back() {
        val round = tracking.out ?: return
        record(round, ProgressKind.BACK_AT_BASE)
        tracking = tracking.stopping()
    }

    private fun record(
        round: RoundId,
        kind: ProgressKind,
    ) {
        records += PositionSeen.Record(round, ProgressWrite(ids.next(), kind, clocks.now))
    }

    private fun reading(fix: PositionStep.Fix): Reading =
        Reading(Spot(fix.lat, fix.lon), fix.accuracy, clocks.up - Clocks.milliseconds(fix.ago))

    private fun judge(reading: Reading) {
        val judged = tracking.judge(reading, clocks.up)
        why = judged
        val round = tracking.out
        if (round != null && judged.sends) send(round, reading)
        if (round != null && tracking.asksTiming(judged, clocks.up)) askTiming(round, reading.spot)
        tracking = tracking.judged(reading, judged, clocks.up)
    }

    private fun send(
        round: RoundId,
        reading: Reading,
    ) {
        val age = clocks.up - reading.taken
        val (lat, lon) = reading.spot
        val fix = Fix(lat, lon, reading.accuracy, Clocks.time(clocks.wall - age), age)
        sent += Sent(round, isTiming = false)
        requests += PositionSeen.Request(sent.size, "position", round, fix, null, null)
    }

    private fun askTiming(
        round: RoundId,
        spot: Spot,
    ) {
        sent += Sent(round, isTiming = true)
        requests += PositionSeen.Request(sent.size, "timing", round, null, spot.lat, spot.lon)
    }

    private fun answer(step: PositionStep.Answered) {
        val to = sent[step.to - 1]
        val headers = AnswerHeaders(retryAfter = step.retryAfter, date = step.date)
        val answer = Answer(step.status, step.none, step.problem, step.json, step.text, headers)
        ask = tracking.ask(answer, to, server)
        tracking = tracking.answered(answer, to, server, clocks.up)
    }

    private fun standIn(isOff: Boolean) {
        tracking = tracking.copy(allowed = if (isOff) Allowed.REFUSED else Allowed.PRECISE)
        if (!isOff) judge(Reading(standIn, STAND_IN_ACCURACY, clocks.up))
    }

    private fun restart() {
        clocks = clocks.restarting()
        tracking = tracking.restarting()
    }

    private fun seen(): PositionSeen =
        PositionSeen(
            send = why?.sends,
            why = why,
            requests = requests.toList(),
            records = records.toList(),
            asks = listOfNotNull(ask),
            shown = listOfNotNull(shown),
            out = tracking.out,
            timing = tracking.timing,
        )
}
