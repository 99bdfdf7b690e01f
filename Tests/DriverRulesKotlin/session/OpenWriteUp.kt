package app.getbottle.driver.rules.session

import app.getbottle.driver.generated.models.BusinessId
import app.getbottle.driver.generated.models.Person

/** A write-up that was begun: it is recorded for whom and for which business it was (S10, S17). */
public data class OpenWriteUp(
    /** Who began it. */
    val person: Person,
    /** The business that was open. */
    val business: BusinessId,
)
