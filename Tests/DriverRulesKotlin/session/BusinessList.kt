package app.getbottle.driver.rules.session

import app.getbottle.driver.generated.models.BusinessId
import app.getbottle.driver.generated.models.Businesses
import app.getbottle.driver.generated.models.WireError
import app.getbottle.driver.rules.answer.Answer

/** The businesses that an answer lists, in its order; null where it lists none that can be read (S8). */
internal fun businesses(answer: Answer): List<BusinessId>? =
    try {
        answer.body
            ?.takeIf { answer.status == 200 }
            ?.let { body -> Businesses.read(body.encodeToByteArray()).businesses.map { it.id } }
    } catch (_: WireError) {
        null
    }
