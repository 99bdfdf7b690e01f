package app.getbottle.driver.rules.outbox.core

import app.getbottle.driver.generated.models.BusinessId
import app.getbottle.driver.generated.models.PersonId
import kotlinx.serialization.Serializable

/** What all outboxes of a phone show. */
@Serializable
public data class PhoneView(
    /** Who is known on the phone. */
    val person: PersonId?,
    /** Whether the person's session lives. */
    val isSignedIn: Boolean,
    /** The business that was chosen last. */
    val chosen: BusinessId?,
    /** Each outbox that was asked for, by the bytes of its business's id. */
    val outboxes: List<OutboxView>,
    /** Until the system may wake the app, in milliseconds; null where it is not asked to (O33). */
    val wakeIn: Long?,
    /** Whether work behind has nothing left to send: Android's `success`, else `retry` (O34). */
    val isWorkDone: Boolean,
)
