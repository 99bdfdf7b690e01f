package app.getbottle.driver.rules.outbox.core

import app.getbottle.driver.rules.outbox.values.OutboxWrite
import app.getbottle.driver.rules.outbox.values.ProofFile
import app.getbottle.driver.rules.outbox.values.WriteContent

/** The file that it carries. */
internal val OutboxWrite.file: ProofFile? get() = (content as? WriteContent.File)?.file
