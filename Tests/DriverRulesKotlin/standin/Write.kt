package app.getbottle.driver.rules.standin

import app.getbottle.driver.generated.models.CashWrite
import app.getbottle.driver.generated.models.DeliveryWrite
import app.getbottle.driver.generated.models.LoadWrite
import app.getbottle.driver.generated.models.ProgressWrite
import app.getbottle.driver.generated.models.RoundId

/** What is entered where it is recorded. */
internal sealed interface Write {
    class Delivered(
        val body: DeliveryWrite,
    ) : Write

    class Moved(
        val body: CashWrite,
    ) : Write

    class Loaded(
        val body: LoadWrite,
        val round: RoundId,
    ) : Write

    class Progressed(
        val body: ProgressWrite,
        val round: RoundId,
    ) : Write

    data object Kept : Write
}
