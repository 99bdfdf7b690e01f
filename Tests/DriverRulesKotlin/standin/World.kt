package app.getbottle.driver.rules.standin

import app.getbottle.driver.generated.models.Business
import app.getbottle.driver.generated.models.DriverDay
import app.getbottle.driver.generated.models.Person
import app.getbottle.driver.generated.models.PersonId
import app.getbottle.driver.generated.models.Round
import app.getbottle.driver.generated.models.RoundId
import app.getbottle.driver.generated.models.WireJSON

/** Who there is, and what their businesses have. */
internal class World(
    data: WireJSON,
) {
    val people: List<Somebody> = data.need("people").list.map(::Somebody)
    val businesses: List<Place> = data.need("businesses").list.map(::Place)
    val oldestApp: AppVersion? = data["oldestApp"]?.let { AppVersion.need(it.string) }

    init {
        val ids = people.map { it.person.id }
        if (ids.toSet().size < ids.size) throw StandInError("two people share an id")
        val places = businesses.map { it.business.id }
        if (places.toSet().size < places.size) throw StandInError("two businesses share an id")
        for (place in businesses) {
            val stranger = (place.drivers + place.assigned.values).firstOrNull { it !in ids } ?: continue
            throw StandInError("there is nobody `${stranger.value}`")
        }
    }

    /** The world with a patch on it. */
    fun patched(patch: WireJSON): World = World(data.patched(patch))

    private val data: WireJSON
        get() =
            fields(
                "people" to WireJSON.Items(people.map { it.data }),
                "businesses" to WireJSON.Items(businesses.map { it.data }),
                "oldestApp" to oldestApp?.let { WireJSON.Text(it.text) },
            )

    /** Somebody who can sign in. */
    class Somebody(
        data: WireJSON,
    ) {
        val person: Person = data.model(Person)
        val password: String = data.need("password").string
        val code: String? = data["code"]?.string
        val codesAChallenge: Int = data["codesAChallenge"]?.whole ?: 5
        val isVerified: Boolean = data["isVerified"]?.isTrue ?: true
        val session: String? = data["session"]?.string

        val data: WireJSON
            get() =
                fields(
                    *pairs(tree(person)),
                    "password" to WireJSON.Text(password),
                    "code" to code?.let(WireJSON::Text),
                    "codesAChallenge" to WireJSON.Digits(codesAChallenge.toString()),
                    "isVerified" to WireJSON.Truth(isVerified),
                    "session" to session?.let(WireJSON::Text),
                )
    }

    /** A business, who drives for it, and its day as it is by now. */
    class Place(
        data: WireJSON,
    ) {
        val business: Business = data.model(Business)
        val drivers: List<PersonId> = data.need("drivers").list.map { it.model(PersonId) }
        var day: DriverDay = data.need("day").model(DriverDay)
        val closed: Map<RoundId, String> =
            data["closed"]?.entries.orEmpty().entries.associate { RoundId(it.key) to it.value.string }
        val assigned: Map<RoundId, PersonId> =
            data["assigned"]?.entries.orEmpty().entries.associate { RoundId(it.key) to it.value.model(PersonId) }

        /** A round; null if there is none. */
        fun round(id: RoundId): Round? = day.rounds.firstOrNull { it.id == id }

        /** Whether a round is a person's to drive. */
        fun isOf(
            person: PersonId,
            round: RoundId,
        ): Boolean =
            (assigned[round] ?: person) == person

        val data: WireJSON
            get() =
                fields(
                    *pairs(tree(business)),
                    "drivers" to WireJSON.Items(drivers.map { WireJSON.Text(it.value) }),
                    "day" to tree(day),
                    "closed" to WireJSON.Fields(closed.entries.associate { it.key.value to WireJSON.Text(it.value) }),
                    "assigned" to
                        WireJSON.Fields(assigned.entries.associate { it.key.value to WireJSON.Text(it.value.value) }),
                )
    }
}

/** An object of the values that are there. */
private fun fields(vararg members: Pair<String, WireJSON?>): WireJSON.Fields =
    WireJSON.Fields(members.mapNotNull { (name, value) -> value?.let { name to it } }.toMap())

private fun pairs(fields: WireJSON.Fields): Array<Pair<String, WireJSON?>> =
    fields.values.map { it.key to it.value as WireJSON? }.toTypedArray()
