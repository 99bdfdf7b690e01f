package app.getbottle.driver.rules.text

/** A JSON Pointer (RFC 6901) of these steps; empty without any. */
public fun pointer(vararg steps: String): String =
    steps.joinToString("") { "/" + it.replace("~", "~0").replace("/", "~1") }
