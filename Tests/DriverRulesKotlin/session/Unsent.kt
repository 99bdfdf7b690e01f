package app.getbottle.driver.rules.session

import app.getbottle.driver.generated.models.BusinessId
import app.getbottle.driver.generated.models.Person
import app.getbottle.driver.generated.models.PersonId
import kotlinx.serialization.Serializable

/** Writes that wait on this phone, of one person for one business. */
@Serializable
public data class Unsent(
    /** Whose. */
    val person: PersonId,
    /** Their name. */
    val name: String,
    /** For which business. */
    val business: BusinessId,
    /** How many. */
    val count: Long,
)

/** The same, and one more of a person's for a business. */
internal fun List<Unsent>.andOne(
    person: Person,
    business: BusinessId,
): List<Unsent> {
    val at = indexOfFirst { it.person == person.id && it.business == business }
    if (at < 0) return this + Unsent(person.id, person.name, business, 1)
    return mapIndexed { index, each -> if (index == at) each.copy(count = each.count + 1) else each }
}

/** Who else has writes here: a name and a count each, in the order in which they began to (S10, S16). */
internal fun List<Unsent>.others(than: PersonId?): List<SessionSeen.Other> =
    filter { it.person != than && it.count > 0 }
        .groupBy { it.person }
        .map { (_, same) -> SessionSeen.Other(same.first().name, same.sumOf { it.count }) }
