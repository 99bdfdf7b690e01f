package app.getbottle.driver.rules.text

import kotlinx.serialization.Serializable

/** Something to say to the driver about what they entered. */
@Serializable
public data class Remark(
    /** A JSON Pointer to what it is about; empty for the whole. */
    public val at: String,
    /** What it is, as a word of the suite. */
    public val code: String,
)
