package app.proof

import app.proof.generated.models.*

private val later = Timestamp.ofText("2026-03-04T06:20:01Z")

private fun load(round: String, business: String = "acme"): RecordLoadCall =
    RecordLoadCall(
        roundId = RoundId(round),
        bottleBusiness = BusinessId(business),
        idempotencyKey = IdempotencyKey("1f0e9a9e-4f3b-4f4c-9a55-0a1b2c3d4e51"),
        bottleSentAt = later,
        body =
            LoadWrite(
                id = LoadId("l1"),
                kind = LoadKind.LOAD_UP,
                occurredAt = Timestamp.ofText("2026-03-04T06:20:00Z"),
                lines = listOf(LoadMove(gasId = GasId("propane-19"), full = 12, empty = 0)),
            ),
    )

private fun answer(status: Int, body: String, vararg headers: Pair<String, String>): WireAnswer =
    WireAnswer(status, headers.map { WireHeader(it.first, it.second) }, body.encodeToByteArray())

/** Prints what something is, or why it is nothing. */
private fun say(what: String, said: () -> Any?) {
    val text =
        try {
            said().toString()
        } catch (error: WireError) {
            "refused: ${error.message}"
        }
    println("$what: $text")
}

private fun sayRequests() {
    val request = load("r1").request("q1w2.e3%3D")
    println("${request.method} ${request.target}")
    for (header in request.headers) println("  ${header.name}: ${header.value}")
    println("  ${request.body?.decodeToString()}")
    val day = DayCall(bottleBusiness = BusinessId("acme"), date = CalendarDate.ofText("2026-03-04"))
    say("day") { day.request("s").run { "$target $body " + headers.map { it.name } } }
    val timing = TimingCall(RoundId("r1"), BusinessId("acme"), lat = 51.752, lon = -1e-9)
    say("timing") { timing.request("s").query }
    for (round in listOf("a/b", "é?#%", "a b+c", "~a-._", "...", "\u0000\n", "\uD800", "", ".", "..")) {
        say("path " + round.map { it.code }) { load(round).request("s").path }
    }
    for (text in listOf("a\r\nCookie: b", "a\n", "é", "a\u0000", " a", "a\t", "\u007F")) {
        say("header " + text.map { it.code }) { load("r1", text).request("s") }
        say("secret " + text.map { it.code }) { load("r1").request(text) }
    }
    val code = VerifyCodeCall("https://api.getbottle.app", CodeRequest("123456")).request("2fa-abc.sig")
    say("cookie") { code.headers.filter { it.name == "Cookie" || it.name == "Origin" }.map { "${it.name}: ${it.value}" } }
    val photo =
        SendProofCall(
            DeliveryId("d"),
            ProofId("p"),
            BusinessId("acme"),
            IdempotencyKey("k"),
            later,
            byteArrayOf(-1, -40, 0),
        ).request("s")
    say("photo") { photo.run { "$method $path ${body?.toList()}" } }
    val fix = Fix(lat = Double.NaN, lon = 0.0, accuracy = 1.0, at = later, ageMs = 0)
    say("not finite") { fix.json() }
    say("not finite") { fix.validate() }
    say("lone surrogate") { Person(PersonId("\uDC00"), "Sam", "s").json() }
}

/** An answer with what its `toString` hides. */
private fun shown(reply: SignInReply): Any =
    if (reply is SignInReply.Status200) {
        reply.response.run { "${setAuthToken?.value} $setCookie $body" }
    } else {
        reply
    }

private fun sayAnswers() {
    val receipt = """{"id":"d1","recordedAt":"2026-03-04T09:13:02.600Z"}"""
    val user = """"user":{"id":"p1","name":"Sam","email":"s","image":null}"""
    val challenge = """{"twoFactorRedirect":true,"twoFactorMethods":["totp"]}"""
    val signedIn = SignInReply.read(answer(200, challenge, "SET-AUTH-TOKEN" to "t1"))
    say("hidden") { "$signedIn ${SignInRequest("s", "hunter2")} ${SessionToken("t1")}" }
    say("challenge") { shown(signedIn) }
    for (flag in listOf("false", "null", "\"true\"", "1", "{}")) {
        say(flag) { shown(SignInReply.read(answer(200, "{\"twoFactorRedirect\":$flag,$user}"))) }
        say(flag) { shown(SignInReply.read(answer(200, "{\"twoFactorRedirect\":$flag}"))) }
    }
    say("replayed") { RecordCashReply.read(answer(200, receipt, "idempotency-replayed" to " true\t")) }
    say("replayed") { RecordCashReply.read(answer(200, receipt)) }
    say("replayed") { RecordCashReply.read(answer(200, receipt, "Idempotency-Replayed" to "yes")) }
    val twice = arrayOf("Idempotency-Replayed" to "false", "Idempotency-Replayed" to "true")
    say("twice") { RecordCashReply.read(answer(201, receipt, *twice)) }
    val problem = """{"title":"No","code":"out-of-gas","errors":[{"pointer":"/a","code":"b"}],"x":1}"""
    say("problem") { RecordCashReply.read(answer(422, problem)) }
    say("other") { RecordCashReply.read(answer(500, "{}")) }
    val page = answer(201, "<html>Log in to the Wi-Fi</html>", "Idempotency-Replayed" to "false")
    say("page") { RecordCashReply.read(page) }
    say("nothing new") { DayReply.read(answer(304, "", "etag" to "W/\"day-41\"")) }
}

internal fun main() {
    sayRequests()
    sayAnswers()
}
