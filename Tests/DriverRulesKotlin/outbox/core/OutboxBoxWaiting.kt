package app.getbottle.driver.rules.outbox.core

import app.getbottle.driver.generated.models.PersonId
import app.getbottle.driver.rules.outbox.values.WriteState

/** How long a write that is set aside waits between attempts, in milliseconds (O23). */
internal const val ASIDE_WAIT: Long = 900_000

/** Whether anything of a person waits. */
internal fun OutboxBox.isWaiting(person: PersonId): Boolean =
    contents.writes.drop(contents.firstOpen).any { it.state == WriteState.WAITING && it.person == person }
