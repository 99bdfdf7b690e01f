package app.getbottle.driver.rules.answer

/**
 * The origin of a server's address, its scheme, host and port, as an `Origin` header has it: all before
 * the first slash after `://`.
 */
internal fun origin(address: String): String {
    val start = address.indexOf("://").let { if (it < 0) 0 else it + 3 }
    val end = address.indexOf('/', start)
    return if (end < 0) address else address.substring(0, end)
}
