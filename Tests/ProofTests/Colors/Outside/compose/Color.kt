// Stands in for Compose's colours: the same signatures, and what was asked for instead of pixels.
package androidx.compose.ui.graphics

import androidx.compose.ui.graphics.colorspace.ColorSpace
import androidx.compose.ui.graphics.colorspace.ColorSpaces

/** As large as the real one, which is what the JVM's limit on parameters depends on. */
@JvmInline
public value class Color(public val value: ULong) {
    public val components: FloatArray get() = asked[value.toInt()].first
    public val colorSpace: ColorSpace get() = asked[value.toInt()].second
}

private val asked = mutableListOf<Pair<FloatArray, ColorSpace>>()

public fun Color(color: Int): Color = Color(color.toLong() and 0xFFFFFFFF)

public fun Color(color: Long): Color {
    val (alpha, red, green, blue) = listOf(24, 16, 8, 0).map { (color shr it and 0xFF) / 255f }
    return Color(red, green, blue, alpha)
}

public fun Color(
    red: Float,
    green: Float,
    blue: Float,
    alpha: Float = 1f,
    colorSpace: ColorSpace = ColorSpaces.Srgb,
): Color {
    val components = floatArrayOf(red, green, blue, alpha)
    require(components.all { it in 0f..1f }) { "outside $colorSpace" }
    asked += components to colorSpace
    return Color((asked.size - 1).toULong())
}
