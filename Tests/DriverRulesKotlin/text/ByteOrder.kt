package app.getbottle.driver.rules.text

import java.util.Arrays

/** Texts by their UTF-8 bytes: Kotlin's own order puts U+10000 and over before U+E000. */
public object ByteOrder : Comparator<String> {
    override fun compare(
        one: String,
        other: String,
    ): Int =
        Arrays.compareUnsigned(one.encodeToByteArray(), other.encodeToByteArray())
}
