package app.getbottle.driver.rules.load

import app.getbottle.driver.generated.models.GasId
import app.getbottle.driver.generated.models.LoadWrite
import app.getbottle.driver.rules.text.Remark
import kotlinx.serialization.Serializable

/** What is seen after a step of a story of a load. */
@Serializable
internal data class LoadSeen(
    val list: List<ListLine>,
    val ticks: List<Tick>,
    val van: List<VanLine>,
    val state: String,
    val offered: List<Offered>,
    val errors: List<Remark>,
    val warnings: List<Remark>,
    val asks: List<String>,
    val body: LoadWrite?,
) {
    /** What is shown of a gas on the van; [count] says to count it (L14). */
    @Serializable
    data class VanLine(
        val gasId: GasId,
        val full: Long,
        val empty: Long,
        val count: Boolean,
    )

    /** What an off load offers of a gas (L16). */
    @Serializable
    data class Offered(
        val gasId: GasId,
        val full: Long,
        val empty: Long,
    )
}
