package app.getbottle.driver.rules.day

import app.getbottle.driver.generated.models.ProofId
import app.getbottle.driver.rules.text.ByteOrder

private val byOwner: Comparator<Owner> =
    compareBy<Owner, String>(ByteOrder) { it.person.value }.thenBy(ByteOrder) { it.business.value }

/** The copies that can be shown, by the bytes of person and business, and by date. */
internal fun DayStore.seenCopies(): List<DaySeen.Copy> =
    copies
        .filter { it.hasFile }
        .sortedWith(compareBy<DayCopy, Owner>(byOwner) { it.owner }.thenBy { it.date })
        .map { DaySeen.Copy(it.owner.person, it.owner.business, it.date, it.content.asOf, it.etag) }

/** The rounds that have ticks, by the bytes of person, business and round. */
internal fun DayStore.seenTicks(): List<DaySeen.Ticks> =
    ticks
        .sortedWith(compareBy<RoundTicks, Owner>(byOwner) { it.owner }.thenBy(ByteOrder) { it.roundId.value })
        .map { DaySeen.Ticks(it.owner.person, it.owner.business, it.roundId) }

/** The proofs whose files are there, by their bytes. */
internal fun DayStore.seenProofs(): List<ProofId> =
    proofs.sortedWith { one, other -> ByteOrder.compare(one.value, other.value) }
