package app.getbottle.driver.rules.outbox.core

import app.getbottle.driver.generated.models.Receipt
import app.getbottle.driver.generated.models.WireAnswer
import app.getbottle.driver.generated.models.WireError
import app.getbottle.driver.rules.answer.OurProblem
import app.getbottle.driver.rules.answer.RetryAfter
import app.getbottle.driver.rules.answer.headerValue
import app.getbottle.driver.rules.answer.saysWhenToComeBack
import app.getbottle.driver.rules.outbox.values.OutboxWrite
import app.getbottle.driver.rules.outbox.values.WriteKind

/**
 * What an answer to a write means.
 *
 * @param server the origin of the server that was asked
 * @param time the wall clock when it came, in milliseconds since 1970
 */
internal fun answerMeaning(
    answer: WireAnswer,
    write: OutboxWrite,
    server: String,
    time: Long,
): AnswerMeaning {
    if (answer.status in 200..299) {
        val isOurs = isOurs(answer, write)
        return if (isOurs) AnswerMeaning.Sent else AnswerMeaning.Failed(retryAfter = null, is5xx = false)
    }
    val problem = OurProblem.of(answer, server)
    val isOurs = problem != null && answer.status in 400..499
    return if (isOurs) meaning(answer, problem.code.orEmpty(), time) else failure(answer, isOurs = false)
}

/** O10: a proxy's 200 has neither the header nor the receipt. */
private fun isOurs(
    answer: WireAnswer,
    write: OutboxWrite,
): Boolean {
    if (answer.headerValue("Idempotency-Replayed") !in setOf("true", "false")) return false
    if (write.kind == WriteKind.PROOF) return true
    return try {
        Receipt.read(answer.body).id == write.id
    } catch (_: WireError) {
        false
    }
}

private fun meaning(
    answer: WireAnswer,
    code: String,
    time: Long,
): AnswerMeaning {
    val status = answer.status
    return when {
        status == 426 || code == "app-too-old" -> AnswerMeaning.AppTooOld
        status == 401 -> AnswerMeaning.Unauthorized
        status == 403 && code == "not-a-member" -> AnswerMeaning.NotAMember
        status == 409 && code == "in-progress" -> AnswerMeaning.InProgress
        status in setOf(407, 408, 425, 429) -> failure(answer, isOurs = true)
        else -> AnswerMeaning.Refused(refusal(answer, code, time))
    }
}

private fun failure(
    answer: WireAnswer,
    isOurs: Boolean,
): AnswerMeaning {
    val text = if (answer.saysWhenToComeBack(isOurs)) answer.headerValue("Retry-After") else null
    val asked = text?.let { RetryAfter.seconds(it, answer.headerValue("Date")) }
    val is5xx = answer.status in 500..599 && answer.status != 511
    return AnswerMeaning.Failed(asked?.let { it * 1000 }, is5xx)
}
