// As much of androidx.compose.ui.text as styled words need; a string with styles is kept, so that
// tests can look at it.
package androidx.compose.ui.text

public class SpanStyle(public val name: String = "")

public abstract class LinkAnnotation private constructor() {
    public class Url(public val url: String) : LinkAnnotation()
}

public class AnnotatedString
internal constructor(public val text: String, public val spanStyles: List<Range<SpanStyle>>) :
    CharSequence {
    public constructor(text: String) : this(text, emptyList())

    override val length: Int
        get() = text.length

    override fun get(index: Int): Char = text[index]

    override fun subSequence(startIndex: Int, endIndex: Int): CharSequence =
        text.subSequence(startIndex, endIndex)

    override fun toString(): String = text

    public class Range<out T>(public val item: T, public val start: Int, public val end: Int)

    public class Builder(capacity: Int = 16) {
        private val text = StringBuilder(capacity)
        private val open = ArrayList<Pair<SpanStyle, Int>>()
        private val styles = ArrayList<Range<SpanStyle>>()
        private val annotations = ArrayList<Range<Pair<String, String>>>()

        public val length: Int
            get() = text.length

        public fun append(text: String) {
            this.text.append(text)
        }

        public fun append(text: AnnotatedString) {
            val start = length
            this.text.append(text.text)
            text.spanStyles.mapTo(styles) { Range(it.item, it.start + start, it.end + start) }
        }

        public fun addStyle(style: SpanStyle, start: Int, end: Int) {
            styles.add(Range(style, start, end))
        }

        public fun addStringAnnotation(tag: String, annotation: String, start: Int, end: Int) {
            annotations.add(Range(Pair(tag, annotation), start, end))
        }

        public fun pushStyle(style: SpanStyle): Int {
            open.add(Pair(style, length))
            return open.size - 1
        }

        public fun pop() {
            val (style, start) = open.removeAt(open.size - 1)
            styles.add(Range(style, start, length))
        }

        public fun pop(index: Int) {
            while (open.size > index) {
                pop()
            }
        }

        public fun toAnnotatedString(): AnnotatedString =
            AnnotatedString(text.toString(), styles.toList())
    }
}

public inline fun buildAnnotatedString(
    builder: AnnotatedString.Builder.() -> Unit
): AnnotatedString = AnnotatedString.Builder().apply(builder).toAnnotatedString()

public inline fun <R> AnnotatedString.Builder.withStyle(
    style: SpanStyle,
    block: AnnotatedString.Builder.() -> R,
): R {
    val index = pushStyle(style)
    return try {
        block()
    } finally {
        pop(index)
    }
}
