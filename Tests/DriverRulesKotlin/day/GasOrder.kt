package app.getbottle.driver.rules.day

import app.getbottle.driver.generated.models.GasId
import app.getbottle.driver.rules.text.ByteOrder

/** Some of the gas as the day lists it; what it does not list comes last, by the bytes of its id. */
public fun List<DayGas>.inOrder(some: Collection<GasId>): List<GasId> {
    val listed = map { it.id }.distinct()
    val others = some.toSet() - listed.toSet()
    return listed.filter { it in some } +
        others.sortedWith { one, other -> ByteOrder.compare(one.value, other.value) }
}
