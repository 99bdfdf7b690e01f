package app.getbottle.driver.rules.position

import kotlinx.serialization.Serializable

/** A place on the globe. */
@Serializable
public data class Spot(
    /** Degrees north of the equator. */
    val lat: Double,
    /** Degrees east of Greenwich. */
    val lon: Double,
) {
    /** P3: whether there is such a place. */
    val exists: Boolean
        get() = lat.isFinite() && lon.isFinite() && lat in -90.0..90.0 && lon in -180.0..180.0
}
