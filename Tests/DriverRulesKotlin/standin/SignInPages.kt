package app.getbottle.driver.rules.standin

import app.getbottle.driver.generated.models.AuthError
import app.getbottle.driver.generated.models.Challenge
import app.getbottle.driver.generated.models.CodeRequest
import app.getbottle.driver.generated.models.PersonId
import app.getbottle.driver.generated.models.SignInRequest
import app.getbottle.driver.generated.models.SignedOut
import app.getbottle.driver.generated.models.WireAnswer
import app.getbottle.driver.generated.models.WireError
import app.getbottle.driver.generated.models.WireHeader

/** The sign-in as better-auth does it, and its sessions. */
internal class SignInPages {
    /** Whose each token is. */
    val sessions = mutableMapOf<String, PersonId>()

    private val challenges = mutableMapOf<String, Asked>()
    private val failures = mutableMapOf<PersonId, Int>()
    private val locked = mutableMapOf<PersonId, Long>()
    private var made = 0
    private var passed = 0
    private var lastPassed = Long.MIN_VALUE / 2

    private class Asked(
        val person: PersonId,
        val since: Long,
        var codes: Int = 0,
    )

    /** The password: a session, or a challenge. */
    fun signIn(
        request: StandInRequest,
        now: Long,
        world: World,
    ): WireAnswer {
        val words = read(request) { SignInRequest.read(it) } ?: return invalidBody
        if (!isAddress(words.email)) return authError(400, "INVALID_EMAIL", "Invalid email")
        val somebody = world.people.firstOrNull { it.person.email.folded == words.email.folded }
        if (somebody == null || somebody.password != words.password) {
            return authError(401, "INVALID_EMAIL_OR_PASSWORD", "Invalid email or password")
        }
        if (!somebody.isVerified) return authError(403, "EMAIL_NOT_VERIFIED", "Email not verified")
        return if (somebody.code == null) session(somebody) else challenge(somebody, now)
    }

    fun signOut(request: StandInRequest): WireAnswer {
        sessions.remove(request.token)
        return ok(SignedOut(success = true))
    }

    /** The token is in the header; that of the body is no session (S4). */
    private fun session(somebody: World.Somebody): WireAnswer {
        val token = nextToken(somebody)
        sessions[token] = somebody.person.id
        val user = somebody.person.json().decodeToString()
        val body = """{"redirect":false,"token":"not-the-session","user":$user}"""
        val headers = listOf(WireHeader("Content-Type", "application/json"), WireHeader("set-auth-token", token))
        return WireAnswer(200, headers, body.encodeToByteArray())
    }

    /** A token that comes with a challenge is of a session that is deleted already (S1). */
    private fun challenge(
        somebody: World.Somebody,
        now: Long,
    ): WireAnswer {
        made += 1
        val cookie = "2fa-$made.sig%3D"
        challenges[cookie] = Asked(somebody.person.id, now)
        return ok(
            Challenge(twoFactorRedirect = true, twoFactorMethods = listOf("totp")),
            WireHeader("set-auth-token", nextToken(somebody)),
            WireHeader("Set-Cookie", "$COOKIE=$cookie; Max-Age=600; Path=/; HttpOnly; SameSite=Lax"),
        )
    }

    /** The code of a challenge, in better-auth's order: limiter, origin, body, cookie, lock, tries, code. */
    fun verifyCode(
        request: StandInRequest,
        now: Long,
        world: World,
    ): WireAnswer {
        limit(now)?.let { return tooMany(it) }
        val cookies = cookies(request.header("Cookie").orEmpty())
        if (cookies.isNotEmpty()) refusedOrigin(request)?.let { return it }
        val typed = read(request) { CodeRequest.read(it) } ?: return invalidBody
        val cookie = cookies.firstOrNull { it in challenges }
        val asked = challenges[cookie]
        val somebody = world.people.firstOrNull { it.person.id == asked?.person }
        if (asked == null || somebody == null || now - asked.since >= CHALLENGE_LIFE) {
            return authError(401, "INVALID_TWO_FACTOR_COOKIE", "Invalid two factor cookie")
        }
        if (now < (locked[asked.person] ?: Long.MIN_VALUE)) return accountLocked
        if (asked.codes >= somebody.codesAChallenge) {
            challenges.remove(cookie)
            val words = "Too many attempts. Please request a new code."
            return authError(400, "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE", words)
        }
        asked.codes += 1
        if (somebody.code == null) return authError(400, "TOTP_NOT_ENABLED", "TOTP not enabled")
        if (somebody.code != typed.code) return wrongCode(asked.person, now)
        challenges.remove(cookie)
        failures.remove(asked.person)
        return session(somebody)
    }

    private fun wrongCode(
        person: PersonId,
        now: Long,
    ): WireAnswer {
        failures.merge(person, 1, Int::plus)
        if ((failures[person] ?: 0) >= MOST_FAILURES) {
            failures.remove(person)
            locked[person] = now + LOCK_TIME
        }
        return authError(401, "INVALID_CODE", "Invalid code")
    }

    /** Counts a request with a code; the seconds to wait where there were too many. */
    private fun limit(now: Long): Long? {
        val since = now - lastPassed
        if (since < WINDOW && passed >= MOST_REQUESTS) return (lastPassed + WINDOW - now + 999) / 1000
        passed = if (since > WINDOW) 1 else passed + 1
        lastPassed = now
        return null
    }

    /** A part of a token looks like percent-encoding, which nobody may decode. */
    private fun nextToken(somebody: World.Somebody): String {
        made += 1
        return "${somebody.person.id.value}.$made%3D"
    }

    private fun <Model> read(
        request: StandInRequest,
        reading: (ByteArray) -> Model,
    ): Model? =
        try {
            if (request.isLabelled("application/json")) reading(request.body) else null
        } catch (_: WireError) {
            null
        }

    private companion object {
        const val COOKIE = "better-auth.two_factor"

        // All in milliseconds.
        const val CHALLENGE_LIFE = 600_000L
        const val LOCK_TIME = 900_000L
        const val WINDOW = 10_000L

        const val MOST_FAILURES = 10
        const val MOST_REQUESTS = 3

        val invalidBody: WireAnswer get() = authError(400, "VALIDATION_ERROR", "Invalid body")

        val accountLocked: WireAnswer
            get() {
                val words = "Too many failed verification attempts. Your account is temporarily locked."
                return authError(429, "ACCOUNT_TEMPORARILY_LOCKED", "$words Please try again later.")
            }

        /** Something, an @, something, without blanks. */
        fun isAddress(text: String): Boolean {
            val parts = text.split('@')
            return parts.size == 2 && parts.all { part -> part.isNotEmpty() && part.all { it > ' ' && it != '\u007F' } }
        }

        /** The values of the challenge's cookie in a `Cookie` header. */
        fun cookies(header: String): List<String> =
            header.split(';').map { it.trim(' ', '\t').removePrefix("__Secure-") }
                .filter { it.startsWith("$COOKIE=") }.map { it.removePrefix("$COOKIE=") }

        /** A request with a cookie needs an origin (S23): the server's own, or a page on this machine. */
        fun refusedOrigin(request: StandInRequest): WireAnswer? {
            val origin = request.header("Origin")
            if (origin.isNullOrEmpty() || origin == "null") {
                return authError(403, "MISSING_OR_NULL_ORIGIN", "Missing or null Origin")
            }
            val host = request.header("Host") ?: return null
            val place = listOf("http://", "https://").firstOrNull(origin::startsWith)?.let(origin::removePrefix)
            val isHere =
                listOf("localhost", "127.0.0.1", "[::1]").any { place == it || place?.startsWith("$it:") == true }
            return if (isHere || place == host) null else authError(403, "INVALID_ORIGIN", "Invalid origin")
        }

        /** The limiter's answer has no code, and a label of its own. */
        fun tooMany(seconds: Long): WireAnswer {
            val headers =
                listOf(
                    WireHeader("Content-Type", "text/plain;charset=UTF-8"),
                    WireHeader("X-Retry-After", seconds.toString()),
                )
            val error = AuthError(message = "Too many requests. Please try again later.")
            return WireAnswer(429, headers, error.json())
        }
    }
}
