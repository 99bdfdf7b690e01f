package app.getbottle.driver.rules.answer

import app.getbottle.driver.generated.models.WireAnswer

/**
 * The first value of a header, without the blanks at its ends.
 *
 * The letter case of a name does not count (RFC 9110, 5.1); blanks are spaces and tabs (5.5).
 */
internal fun WireAnswer.headerValue(name: String): String? {
    val folded = asciiLowercased(name)
    return headers.firstOrNull { asciiLowercased(it.name) == folded }?.value?.trim(' ', '\t')
}

/** A text with its ASCII letters small. */
internal fun asciiLowercased(text: String): String =
    text.map { if (it in 'A'..'Z') it + ('a' - 'A') else it }.joinToString("")

/**
 * Whether a `Retry-After` of this answer counts: on 408, 425 and 429 that are ours, and on 500 to 599, but
 * not on 511, which is the network's (O10, O12).
 */
internal fun WireAnswer.saysWhenToComeBack(isOurs: Boolean): Boolean =
    when (status) {
        408, 425, 429 -> isOurs
        511 -> false
        else -> status in 500..599
    }
