package app.getbottle.driver.rules.standin

import app.getbottle.driver.generated.models.CabCash
import app.getbottle.driver.generated.models.CalendarDate
import app.getbottle.driver.generated.models.DriverDay
import app.getbottle.driver.generated.models.Money
import app.getbottle.driver.generated.models.Round
import app.getbottle.driver.generated.models.TimeWindow
import app.getbottle.driver.generated.models.Timestamp
import app.getbottle.driver.generated.models.WireAnswer
import app.getbottle.driver.generated.models.WireHeader

/** The day as a driver is shown it. */
internal class DayPage(
    private val caller: Caller,
    private val date: CalendarDate,
    private val isToday: Boolean,
) {
    /** The day, or that it is as the phone has it. */
    fun answer(asked: Asked): WireAnswer {
        val day = shown(asked.now)
        // The tag names all but when it was true.
        val undated = day.copy(asOf = checkNotNull(Timestamp.of(0)))
        val tag = "\"day-${java.lang.Long.toHexString(fingerprint(undated.json()))}\""
        val header = WireHeader("ETag", tag)
        val known = asked.request.header("If-None-Match").orEmpty().split(',').map { it.trim(' ', '\t') }
        val isKnown = known.any { it == "*" || it == tag || it == "W/$tag" }
        return if (isKnown) WireAnswer(304, listOf(header), ByteArray(0)) else ok(day, header)
    }

    private fun shown(now: Timestamp): DriverDay {
        val (place, ledger, person) = Triple(caller.place, caller.ledger, caller.person)
        val cash = CabCash(Money(place.day.cash.total.value + ledger.cash(person)))
        val day = place.day.copy(date = date, asOf = now, cash = cash)
        if (!isToday) return day.copy(rounds = emptyList(), loads = emptyMap(), recorded = emptyList())
        val shift = milliseconds(date) - milliseconds(place.day.date)
        val rounds = day.rounds.filter { place.isOf(person, it.id) }.map { withVan(moved(it, shift), now) }
        return day.copy(
            rounds = rounds,
            loads = day.loads.filterKeys { id -> rounds.any { it.id.value == id } },
            recorded = day.recorded + ledger.keys(person),
        )
    }

    /** The round with the last fix that was kept of it, unless that is too long ago. */
    private fun withVan(
        round: Round,
        now: Timestamp,
    ): Round {
        val fix = caller.ledger.fixes[round.id] ?: return round
        return round.copy(van = fix.takeIf { now.milliseconds - it.at.milliseconds <= VAN_LIFE })
    }

    /** The round with its times so many milliseconds later: the fixtures' day is any day. */
    private fun moved(
        round: Round,
        shift: Long,
    ): Round {
        fun moved(time: Timestamp): Timestamp = Timestamp.of(time.milliseconds + shift) ?: time

        fun moved(window: TimeWindow): TimeWindow = TimeWindow(window.from?.let(::moved), window.to?.let(::moved))

        val stops = round.stops.map { it.copy(window = it.window?.let(::moved)) }
        return round.copy(stops = stops, van = round.van?.let { it.copy(at = moved(it.at)) })
    }

    private companion object {
        /** For how long a round shows where its van was, in milliseconds (A9). */
        const val VAN_LIFE = 1_200_000L

        /** When a date begins in UTC. */
        fun milliseconds(date: CalendarDate): Long = Timestamp.ofText("${date.text}T00:00:00Z").milliseconds

        /** FNV-1a with 64 bits. */
        fun fingerprint(bytes: ByteArray): Long =
            bytes.fold(-0x340d631b7bdddcdbL) { hash, byte -> (hash xor (byte.toLong() and 0xFF)) * 0x100_0000_01b3L }
    }
}
