package app.getbottle.driver.rules.outbox.core

import app.getbottle.driver.rules.outbox.values.OutboxWrite
import app.getbottle.driver.rules.outbox.values.WriteKind

/** Whether it is the version of that id. */
internal fun OutboxWrite.isVersion(
    id: String,
    kind: WriteKind,
): Boolean =
    this.kind == kind && this.id == id
