package app.getbottle.driver.rules.outbox.core

/** A text as a piece of a path. */
internal object PathText {
    private val unreserved = (('0'..'9') + ('A'..'Z') + ('a'..'z') + "-._~".toList()).map { it.code }.toSet()

    /** The text with everything but unreserved characters percent-encoded (RFC 3986, 2.3). */
    fun encoded(text: String): String =
        text.encodeToByteArray().joinToString("") { signed ->
            val byte = signed.toInt() and 0xFF
            if (byte in unreserved) "${byte.toChar()}" else "%" + digit(byte shr 4) + digit(byte and 15)
        }

    private fun digit(value: Int): Char = "0123456789ABCDEF"[value]
}
