package app.getbottle.driver.rules.text

/**
 * Unicode's White_Space, all 25 scalars of it. Kotlin's own `isWhitespace` has U+001C to U+001F
 * besides, and lacks U+0085.
 */
private val whiteSpace: Set<Char> =
    setOf('\u0020', '\u0085', '\u00A0', '\u1680', '\u2028', '\u2029', '\u202F', '\u205F', '\u3000') +
        ('\u0009'..'\u000D') +
        ('\u2000'..'\u200A')

/** The text without white space at its ends, the same on every platform. */
public fun String.trimmed(): String = trim { it in whiteSpace }

/** How many Unicode scalars the text has: what every limit counts. */
public val String.scalarCount: Int get() = codePointCount(0, length)

/** The text as it is sent: trimmed, a line break as LF; null when nothing is left (D9). */
public fun String.asNote(): String? = replace("\r\n", "\n").trimmed().ifEmpty { null }
