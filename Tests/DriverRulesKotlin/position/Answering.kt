package app.getbottle.driver.rules.position

import app.getbottle.driver.rules.answer.Answer

/** Statuses that ask to come again later, if the API says them (P8). */
private val later = setOf(408, 425, 429)

/** A network's own page to sign in to it: never the API's. */
private const val NETWORK_SIGN_IN = 511

/** What an answer asks of the rest of the app, if anything (P15). */
public fun Tracking.ask(
    answer: Answer,
    to: Sent,
    server: String,
): Ask? {
    if (!answer.isOurs(server)) return null
    val isOfTheRoundOut = to.round == out
    return when {
        answer.status == 401 -> Ask.END_SESSION.takeIf { isSignedIn }
        !isOfTheRoundOut -> null
        answer.status == 404 || answer.status == 409 -> Ask.REFRESH_DAY
        answer.status == 403 && answer.code == "not-a-member" -> Ask.CHOOSE_BUSINESS
        else -> null
    }
}

/** What is remembered after an answer (P8, P15, P16). */
public fun Tracking.answered(
    answer: Answer,
    to: Sent,
    server: String,
    now: Long,
): Tracking =
    when {
        to.isTiming && to.round == out -> copy(timing = timing(answer) ?: timing)
        to.isTiming -> this
        else -> copy(waitUntil = waitUntil(answer, server, now))
    }.asked(ask(answer, to, server))

private fun Tracking.asked(ask: Ask?): Tracking =
    when (ask) {
        null -> this
        Ask.END_SESSION -> copy(isSignedIn = false)
        else -> stopping()
    }

/** P8: an answer lengthens the wait and never shortens it. */
private fun Tracking.waitUntil(
    answer: Answer,
    server: String,
    now: Long,
): Long? {
    val holds = answer.status in later && answer.isOurs(server) || isFailing(answer.status)
    val until = answer.headers.wait?.takeIf { holds }?.let { now + it * 1000 } ?: return waitUntil
    return maxOf(until, waitUntil ?: until)
}

private fun isFailing(status: Int?): Boolean = status in 500..599 && status != NETWORK_SIGN_IN
