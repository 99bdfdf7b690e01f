package app.getbottle.driver.rules.position

import app.getbottle.driver.generated.models.Timing
import app.getbottle.driver.generated.models.WireError
import app.getbottle.driver.rules.answer.Answer

/** The timing in an answer; null where it has none that can be read (P16). */
internal fun timing(answer: Answer): Timing? {
    val json = answer.json?.takeIf { answer.status == 200 } ?: return null
    return try {
        Timing.read(json.toString().encodeToByteArray())
    } catch (_: WireError) {
        null
    }
}
