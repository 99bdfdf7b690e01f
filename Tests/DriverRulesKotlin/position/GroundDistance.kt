package app.getbottle.driver.rules.position

import kotlin.math.asin
import kotlin.math.cos
import kotlin.math.min
import kotlin.math.sin
import kotlin.math.sqrt

/** Metres: the mean radius of the Earth, whose shape is a sphere here (P11). */
private const val EARTH_RADIUS = 6_371_008.8

/**
 * Metres along the ground between two places, by the haversine formula (P11).
 *
 * Two platforms differ in its last bits, by about a hundred-millionth of a metre.
 */
public fun groundDistance(
    from: Spot,
    to: Spot,
): Double {
    val north = sin(Math.toRadians(to.lat - from.lat) / 2)
    val east = sin(Math.toRadians(to.lon - from.lon) / 2)
    val narrowing = cos(Math.toRadians(from.lat)) * cos(Math.toRadians(to.lat))
    return 2 * EARTH_RADIUS * asin(sqrt(min(1.0, north * north + narrowing * east * east)))
}
