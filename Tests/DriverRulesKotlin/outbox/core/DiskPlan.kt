package app.getbottle.driver.rules.outbox.core

import app.getbottle.driver.rules.outbox.events.OutboxTold

/** What a task comes to when its turn has come. */
internal sealed interface DiskPlan {
    /** Calls. */
    data class Work(
        val work: DiskWork,
    ) : DiskPlan

    /** Nothing is written; the driver is told this. */
    data class Nothing(
        val told: OutboxTold,
    ) : DiskPlan
}
