package app.getbottle.driver.rules.day

import app.getbottle.driver.generated.models.DeliveryId
import app.getbottle.driver.generated.models.IdempotencyKey

/** The versions of one write-up in the order of the outbox, each a correction of one before it. */
internal class Versions(
    /** Where the first of them stands among all writes: a correction takes its place (L2). */
    val place: Int,
) {
    private val all = mutableListOf<OwnWrite>()

    /** The last that counts: for the phone, or for the day already. */
    fun standing(recorded: Set<IdempotencyKey>): OwnWrite? =
        all.lastOrNull { it.state.counts || it.key in recorded }

    /** The one that the day has counted. */
    fun counted(recorded: Set<IdempotencyKey>): OwnWrite? = all.lastOrNull { it.key in recorded }

    internal companion object {
        /** The write-ups among an outbox's writes. */
        fun of(writes: List<OwnWrite>): List<Versions> {
            val byId = mutableMapOf<DeliveryId, Versions>()
            for ((place, write) in writes.withIndex()) {
                val delivery = write.delivery ?: continue
                val versions = byId[delivery.replaces] ?: Versions(place)
                versions.all += write
                byId[delivery.id] = versions
            }
            return byId.values.distinct()
        }
    }
}
