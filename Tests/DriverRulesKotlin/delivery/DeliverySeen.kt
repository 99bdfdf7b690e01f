package app.getbottle.driver.rules.delivery

import app.getbottle.driver.generated.models.DeliveryWrite
import app.getbottle.driver.generated.models.GasId
import app.getbottle.driver.generated.models.Outcome
import app.getbottle.driver.generated.models.StopState
import app.getbottle.driver.rules.day.Bottles
import app.getbottle.driver.rules.text.Remark
import kotlinx.serialization.Serializable

/** What is seen after a step of a story of a delivery. */
@Serializable
internal data class DeliverySeen(
    val screen: Screen,
    val outcome: Outcome,
    val due: Long,
    val emptiesOwed: List<GasQuantity>,
    val errors: List<Remark>,
    val warnings: List<Remark>,
    val body: DeliveryWrite?,
    val view: View,
) {
    /** The effective view. */
    @Serializable
    data class View(
        val stop: StopState,
        val van: Map<GasId, Bottles>,
        val cab: Long,
    )
}
