package app.getbottle.driver.rules.delivery

import app.getbottle.driver.generated.models.Outcome

/** D2: what became of a stop: of what was ordered, went, came back and was paid, and of nothing else. */
internal fun outcome(
    lines: List<WentLine>,
    cameBackOrPaid: Boolean,
): Outcome {
    val isOrdered = lines.any { it.ordered > 0 }
    val someWent = lines.any { it.went > 0 }
    return when {
        isOrdered && lines.none { it.isShort } -> Outcome.DELIVERED
        isOrdered && someWent -> Outcome.PARTIAL
        isOrdered -> Outcome.NOT_DELIVERED
        someWent -> Outcome.DELIVERED
        cameBackOrPaid -> Outcome.COLLECTED
        else -> Outcome.NOT_DELIVERED
    }
}
