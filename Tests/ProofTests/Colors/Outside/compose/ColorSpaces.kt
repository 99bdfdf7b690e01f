package androidx.compose.ui.graphics.colorspace

public class ColorSpace(private val name: String) {
    override fun toString(): String = name
}

public object ColorSpaces {
    public val Srgb: ColorSpace = ColorSpace("srgb")
    public val DisplayP3: ColorSpace = ColorSpace("display-p3")
}
