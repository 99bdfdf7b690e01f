package app.getbottle.driver.rules.day

import app.getbottle.driver.generated.models.BusinessId
import app.getbottle.driver.generated.models.PersonId

/** Whose something on the phone is: a person's, in a business. */
public data class Owner(
    /** Who. */
    val person: PersonId,
    /** In which business. */
    val business: BusinessId,
)
