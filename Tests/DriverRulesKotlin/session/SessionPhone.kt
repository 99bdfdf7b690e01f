package app.getbottle.driver.rules.session

import app.getbottle.driver.generated.models.BusinessId

/** The app's session on a phone, as one value; nothing of it but [stored] and [unsent] outlives the app. */
public data class SessionPhone(
    /** What is kept. */
    val stored: Stored,
    /** The writes that wait. */
    val unsent: List<Unsent>,
    /** Where the driver is. */
    val place: Place = Place.Closed,
    /** Which token it is since the app was opened, from 1; 0 before the first. */
    val generation: Long = 0,
    /** What stands in the fields of the sign-in. */
    val typed: Typed = Typed(),
    /** The number of the request to sign in that is under way (S20). */
    val signingIn: Int? = null,
    /** The businesses listed last. */
    val choices: List<BusinessId> = emptyList(),
    /** The write-up that is open. */
    val writeUp: OpenWriteUp? = null,
) {
    /** A token is there, and it is the one that a request carried (S11). */
    public fun isCurrent(sent: Sent): Boolean = stored.token != null && sent.generation == generation

    /** The remembered business among those to choose from (S8). */
    val preselected: BusinessId?
        get() = stored.business.takeIf { place == Place.ChoosingBusiness && it in choices }

    /** The app opens: with a token, and somebody whose it is, where it was (S9). */
    public fun opening(): SessionPhone {
        if (stored.token == null || stored.person == null) {
            return copy(stored = stored.copy(token = null), place = Place.SignedOut)
        }
        val place = if (stored.business == null) Place.ChoosingBusiness else Place.In
        return copy(place = place, generation = 1)
    }

    /** The app ends. */
    public fun ending(): SessionPhone = SessionPhone(stored, unsent)

    /** Somebody signed in; what another person was writing up is not theirs (S16). */
    internal fun signingIn(session: Welcome.Session): SessionPhone =
        copy(
            stored = stored.copy(token = session.token, person = session.person),
            place = Place.ChoosingBusiness,
            generation = generation + 1,
            typed = Typed(),
            signingIn = null,
            writeUp = writeUp?.takeIf { it.person.id == session.person.id },
        )

    /** The session is over: of what is kept only the token goes (S10, S15). */
    public fun ending(keepsWriteUp: Boolean): SessionPhone =
        copy(
            stored = stored.copy(token = null),
            place = Place.SignedOut,
            typed = Typed(),
            choices = emptyList(),
            writeUp = writeUp.takeIf { keepsWriteUp },
        )

    /** Back at the password, where the e-mail still stands (S5). */
    public fun backAtPassword(): SessionPhone =
        copy(place = Place.SignedOut, typed = Typed(email = typed.email))

    /** The screen of the sign-in is left, and nothing of it stays (S5, S20). */
    public fun leaving(): SessionPhone =
        copy(place = Place.SignedOut, typed = Typed(), signingIn = null)

    /** A token takes the place of the one before it (S14). */
    public fun renewing(token: String): SessionPhone =
        copy(stored = stored.copy(token = token), generation = generation + 1)

    /** A business is open (S8). */
    public fun entering(business: BusinessId): SessionPhone =
        copy(stored = stored.copy(business = business), place = Place.In)
}
