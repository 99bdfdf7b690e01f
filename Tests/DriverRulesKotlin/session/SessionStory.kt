package app.getbottle.driver.rules.session

import app.getbottle.driver.rules.answer.Answer
import app.getbottle.driver.rules.session.Sent.Purpose
import app.getbottle.driver.rules.text.trimmed

/** A story of the session, a step after the other. */
internal class SessionStory(
    private val given: SessionGiven,
) {
    private var phone = SessionPhone(given.stored, given.unsent)
    private var store = given.store
    private var asksToBeWoken = false
    private val requests = SessionRequests(given)
    private var told = Told()

    /** Takes a step; gives what is seen after it. */
    fun perform(step: SessionStep): SessionSeen {
        told = Told()
        take(step)
        return seen()
    }

    private fun take(step: SessionStep) {
        when (step) {
            is SessionStep.Open -> open(step.firstStart)
            is SessionStep.Unlock -> unlock()
            is SessionStep.Kill -> kill()
            is SessionStep.SignIn -> signIn(step.email, step.password)
            is SessionStep.Code -> code(step.code)
            is SessionStep.Leave -> leave()
            is SessionStep.Answered -> answer(step.to, step.answer)
            is SessionStep.ListBusinesses -> if (phone.place.isSignedIn) listBusinesses()
            is SessionStep.Choose -> if (phone.place.isSignedIn && step.business in phone.choices) {
                phone = phone.entering(step.business)
            }
            is SessionStep.Ask -> if (phone.place == Place.In) {
                told.requests += requests.other(phone, step.method, step.path)
            }
            is SessionStep.SignOut -> if (phone.place.isSignedIn) signOut(step.sure)
            is SessionStep.WriteUp -> writeUp()
            is SessionStep.Record -> record()
        }
    }

    /** S18, S19: what an earlier installation left, or cannot be read, is no token. */
    private fun open(isFirstStart: Boolean) {
        if (phone.place != Place.Closed) return
        if (store == SessionGiven.Store.LOCKED) {
            asksToBeWoken = true
            return
        }
        if (isFirstStart || store == SessionGiven.Store.UNREADABLE) {
            phone = phone.copy(stored = phone.stored.copy(token = null))
            store = SessionGiven.Store.READABLE
        }
        phone = phone.opening()
        if (phone.place == Place.ChoosingBusiness) listBusinesses()
    }

    private fun unlock() {
        if (store == SessionGiven.Store.LOCKED) store = SessionGiven.Store.READABLE
        asksToBeWoken = false
    }

    private fun kill() {
        if (phone.place == Place.Closed) return
        phone = phone.ending()
        requests.forget()
    }

    private fun signIn(
        email: String,
        password: String,
    ) {
        if (phone.place != Place.SignedOut || phone.signingIn != null) return
        phone = phone.copy(typed = Typed(email = email, password = password))
        if (email.trimmed().isEmpty() || password.isEmpty()) {
            told.shown += "missingWords"
            return
        }
        told.requests += requests.password(phone, Typed(email = email.trimmed(), password = password))
        phone = phone.copy(signingIn = requests.last)
    }

    private fun code(code: String) {
        val place = phone.place as? Place.AskingCode ?: return
        if (phone.signingIn != null) return
        phone = phone.copy(typed = phone.typed.copy(code = code))
        if (!isCode(code.trimmed())) {
            told.shown += "sixDigits"
            return
        }
        told.requests += requests.code(phone, place.cookie, code.trimmed())
        phone = phone.copy(signingIn = requests.last)
    }

    private fun isCode(text: String): Boolean = text.length == 6 && text.all { it in '0'..'9' }

    private fun leave() {
        if (phone.place != Place.SignedOut && phone.place !is Place.AskingCode) return
        phone.signingIn?.let { told.cancelled += it }
        phone = phone.leaving()
    }

    private fun listBusinesses() {
        told.requests += requests.businesses(phone)
    }

    private fun signOut(isSure: Boolean) {
        val isUnsent = phone.unsent.any { it.person == phone.stored.person?.id && it.count > 0 }
        if (isUnsent && !isSure) {
            told.shown += "unsentWrites"
            return
        }
        val request = requests.signOut(phone)
        phone = phone.ending(keepsWriteUp = false)
        told.requests += request
    }

    private fun writeUp() {
        val person = phone.stored.person ?: return
        val business = phone.stored.business ?: return
        if (phone.place == Place.In) phone = phone.copy(writeUp = OpenWriteUp(person, business))
    }

    private fun record() {
        val (person, business) = phone.writeUp ?: return
        told.recorded += SessionSeen.Recorded(person.id, business)
        phone = phone.copy(writeUp = null, unsent = phone.unsent.andOne(person, business))
    }

    private fun answer(
        number: Int,
        answer: Answer,
    ) {
        val sent = requests.sent(number) ?: return
        when (sent.purpose) {
            Purpose.PASSWORD -> if (phone.signingIn == number) answerPassword(answer)
            Purpose.CODE -> if (phone.signingIn == number) answerCode(answer)
            Purpose.BUSINESSES, Purpose.OTHER -> answer(sent, answer)
            Purpose.SIGN_OUT -> Unit
        }
    }

    private fun answerPassword(answer: Answer) {
        phone = phone.copy(signingIn = null)
        when (val welcome = Welcome.ofPassword(answer)) {
            is Welcome.Session -> welcome(welcome)
            is Welcome.Challenge ->
                phone = phone.copy(place = Place.AskingCode(welcome.cookie), typed = Typed(email = phone.typed.email))
            is Welcome.Nobody -> if (refuse(answer).goesBack) phone = phone.backAtPassword()
        }
    }

    private fun answerCode(answer: Answer) {
        phone = phone.copy(signingIn = null)
        when (val welcome = Welcome.ofCode(answer)) {
            is Welcome.Session -> welcome(welcome)
            else -> if (refuse(answer).goesBack || answer.status == 200) phone = phone.backAtPassword()
        }
    }

    private fun welcome(session: Welcome.Session) {
        phone = phone.signingIn(session)
        listBusinesses()
    }

    private fun refuse(answer: Answer): Refusal {
        val refusal = Refusal.of(answer)
        told.shown += refusal.message
        told.wait = refusal.wait(answer)
        return refusal
    }

    /** What an answer to a request that carried a token means, for the token first. */
    private fun answer(
        sent: Sent,
        answer: Answer,
    ) {
        renew(sent, answer)
        if (answer.status == 401 && answer.isOurs(given.server)) return end(sent)
        if (!phone.place.isSignedIn || sent.person != phone.stored.person?.id) return
        when (sent.purpose) {
            Purpose.BUSINESSES -> list(answer)
            else -> if (isAboutMembership(sent, answer)) chooseAgain()
        }
    }

    private fun renew(
        sent: Sent,
        answer: Answer,
    ) {
        val token = answer.headers.token ?: return
        val mayRenew = answer.status in 200..299 || answer.status == 304
        if (mayRenew && phone.isCurrent(sent) && token != phone.stored.token) phone = phone.renewing(token)
    }

    private fun end(sent: Sent) {
        if (!phone.isCurrent(sent)) return
        phone = phone.ending(keepsWriteUp = true)
        told.shown += "signInAgain"
    }

    private fun isAboutMembership(
        sent: Sent,
        answer: Answer,
    ): Boolean =
        answer.status == 403 && answer.code == "not-a-member" &&
            phone.place == Place.In && sent.business == phone.stored.business

    private fun chooseAgain() {
        told.shown += "notAMember"
        phone = phone.copy(place = Place.ChoosingBusiness, choices = emptyList())
        listBusinesses()
    }

    private fun list(answer: Answer) {
        val listed = businesses(answer)
        if (listed == null) {
            refuse(answer)
            return
        }
        phone = phone.copy(choices = listed)
        if (phone.place == Place.In) {
            if (phone.stored.business in listed) return
            told.shown += "notAMember"
            phone = phone.copy(place = Place.ChoosingBusiness)
        }
        if (listed.isEmpty()) told.shown += "noBusiness"
        if (listed.size == 1) phone = phone.entering(listed.first())
    }

    private fun seen(): SessionSeen {
        val isOpen = phone.place != Place.Closed
        val person = phone.stored.person?.id.takeIf { phone.place.isSignedIn }
        return SessionSeen(
            state = phone.place.word,
            generation = phone.generation,
            stored = phone.stored,
            typed = phone.typed,
            choices = phone.choices,
            preselected = phone.preselected,
            days = if (phone.place == Place.In) days() else emptyList(),
            others = if (isOpen) phone.unsent.others(person) else emptyList(),
            requests = told.requests,
            cancelled = told.cancelled,
            shown = told.shown,
            wait = told.wait,
            recorded = told.recorded,
            asksToBeWoken = asksToBeWoken,
        )
    }

    private fun days() =
        given.days
            .filter { it.person == phone.stored.person?.id && it.business == phone.stored.business }
            .map { it.date }
}
