package app.getbottle.driver.rules.outbox.core

import app.getbottle.driver.generated.models.WireAnswer
import app.getbottle.driver.generated.models.WireJSON
import app.getbottle.driver.rules.answer.AnswerTree
import app.getbottle.driver.rules.outbox.values.Refusal
import app.getbottle.driver.rules.outbox.values.RefusalFault
import app.getbottle.driver.rules.outbox.values.RefusedField

/** The refusals that no driver can mend: a fault in the app (O10). */
private val faults = setOf("key-missing", "key-reused")

/** What a refusal of ours says. */
internal fun refusal(
    answer: WireAnswer,
    code: String,
    time: Long,
): Refusal {
    val body = AnswerTree.fields(answer.body).orEmpty()
    val isAppFault = answer.status == 405 || answer.status == 415 || code in faults
    return Refusal(
        status = answer.status.toLong(),
        code = code.ifEmpty { null },
        title = (body["title"] as? WireJSON.Text)?.text,
        detail = (body["detail"] as? WireJSON.Text)?.text,
        errors = (body["errors"] as? WireJSON.Items)?.items.orEmpty().mapNotNull(::field),
        at = time,
        fault = if (isAppFault) RefusalFault.APP else RefusalFault.DRIVER,
    )
}

private fun field(item: WireJSON): RefusedField? {
    val members = (item as? WireJSON.Fields)?.values ?: return null
    val pointer = members["pointer"] as? WireJSON.Text ?: return null
    val code = members["code"] as? WireJSON.Text ?: return null
    return RefusedField(pointer.text, code.text)
}
