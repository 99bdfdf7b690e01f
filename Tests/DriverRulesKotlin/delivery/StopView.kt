package app.getbottle.driver.rules.delivery

import app.getbottle.driver.generated.models.DeliveryWrite
import app.getbottle.driver.generated.models.GasId
import app.getbottle.driver.rules.day.Bottles

/** D26: what is on the van after a delivery; a gas may be below 0. */
internal fun Map<GasId, Bottles>.after(delivery: DeliveryWrite): Map<GasId, Bottles> {
    val gone = delivery.lines.groupBy { it.gasId }.mapValues { (_, lines) -> lines.sumOf { it.delivered } }
    val back = delivery.empties.associate { it.gasId to it.quantity }
    return this +
        (gone.keys + back.keys).associateWith { gas ->
            val before = this[gas] ?: Bottles(0, 0)
            Bottles(before.full - (gone[gas] ?: 0), before.empty + (back[gas] ?: 0))
        }
}
