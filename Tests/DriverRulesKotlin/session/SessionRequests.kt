package app.getbottle.driver.rules.session

import app.getbottle.driver.rules.answer.origin
import app.getbottle.driver.rules.session.Sent.Purpose

/** Makes requests, with the headers that say who asks (S22, S23). */
internal class SessionRequests(
    private val given: SessionGiven,
) {
    private val all = mutableListOf<Sent>()

    /** The number of the one made last, from 1. */
    val last: Int get() = all.size

    /** The one of a number; null for one of an app that has ended since. */
    fun sent(number: Int): Sent? = all[number - 1].takeIf { number > forgotten }

    private var forgotten = 0

    /** Forgets what was under way when the app ended. */
    fun forget() {
        forgotten = all.size
    }

    /** The password's: of nobody, for nothing. */
    fun password(
        phone: SessionPhone,
        body: Typed,
    ): SessionSeen.Request =
        make(phone, Purpose.PASSWORD, "POST", "/auth/sign-in/email", body = body)

    /** The code's, with the challenge's cookie and the server's own origin. */
    fun code(
        phone: SessionPhone,
        cookie: String,
        code: String,
    ): SessionSeen.Request {
        val headers = mapOf("Cookie" to cookie, "Origin" to origin(given.server))
        val path = "/auth/two-factor/verify-totp"
        return make(phone, Purpose.CODE, "POST", path, headers, Typed(code = code))
    }

    /** The list of businesses. */
    fun businesses(phone: SessionPhone): SessionSeen.Request =
        make(phone, Purpose.BUSINESSES, "GET", "/driver/businesses", bearer(phone))

    /** That the driver signed out. */
    fun signOut(phone: SessionPhone): SessionSeen.Request =
        make(phone, Purpose.SIGN_OUT, "POST", "/auth/sign-out", bearer(phone))

    /** Another part of the app's, for the business that is open. */
    fun other(
        phone: SessionPhone,
        method: String,
        path: String,
    ): SessionSeen.Request {
        val business = phone.stored.business?.let { mapOf("Bottle-Business" to it.value) }
        return make(phone, Purpose.OTHER, method, path, bearer(phone) + business.orEmpty())
    }

    private fun bearer(phone: SessionPhone): Map<String, String> =
        mapOf("Authorization" to "Bearer ${phone.stored.token}")

    private fun make(
        phone: SessionPhone,
        purpose: Purpose,
        method: String,
        path: String,
        headers: Map<String, String> = emptyMap(),
        body: Typed? = null,
    ): SessionSeen.Request {
        all += Sent(purpose, phone.generation, phone.stored.person?.id, phone.stored.business)
        val agent = "User-Agent" to "Bottle/${given.version} (${given.platform})"
        return SessionSeen.Request(all.size, method, path, headers + agent, body)
    }
}
