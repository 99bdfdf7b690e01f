package app.getbottle.driver.rules.outbox.core

import app.getbottle.driver.generated.models.IdempotencyKey
import app.getbottle.driver.rules.outbox.values.OutboxLine

/** What goes next. */
internal data class OutboxNext(
    val box: OutboxBox,
    val line: OutboxLine,
    val key: IdempotencyKey,
)
