// The shapes of androidx.compose.runtime that generated code may use, for compiling it. They run
// nothing: there is no composition.
@file:Suppress("UNUSED_PARAMETER")

package androidx.compose.runtime

@Retention(AnnotationRetention.BINARY)
@Target(
    AnnotationTarget.FUNCTION,
    AnnotationTarget.TYPE,
    AnnotationTarget.TYPE_PARAMETER,
    AnnotationTarget.PROPERTY_GETTER,
)
public annotation class Composable

@Retention(AnnotationRetention.BINARY)
@Target(AnnotationTarget.FUNCTION, AnnotationTarget.PROPERTY_GETTER)
public annotation class ReadOnlyComposable

@Retention(AnnotationRetention.BINARY)
@Target(AnnotationTarget.TYPE)
public annotation class DisallowComposableCalls

@Target(AnnotationTarget.CLASS)
public annotation class Immutable

@Target(AnnotationTarget.CLASS, AnnotationTarget.FUNCTION, AnnotationTarget.PROPERTY_GETTER)
public annotation class Stable

public sealed class CompositionLocal<T>(private val make: () -> T) {
    public val current: T
        @ReadOnlyComposable @Composable get() = make()
}

public abstract class ProvidableCompositionLocal<T> internal constructor(make: () -> T) :
    CompositionLocal<T>(make) {
    public infix fun provides(value: T): ProvidedValue<T> = ProvidedValue(this, value)
}

public class ProvidedValue<T>
internal constructor(public val compositionLocal: CompositionLocal<T>, public val value: T)

private class Local<T>(make: () -> T) : ProvidableCompositionLocal<T>(make)

public fun <T> staticCompositionLocalOf(make: () -> T): ProvidableCompositionLocal<T> = Local(make)

public fun <T> compositionLocalOf(make: () -> T): ProvidableCompositionLocal<T> = Local(make)

@Composable
public fun CompositionLocalProvider(
    vararg values: ProvidedValue<*>,
    content: @Composable () -> Unit,
) {
    content()
}

@Composable
public inline fun <T> remember(crossinline calculation: @DisallowComposableCalls () -> T): T =
    calculation()

@Composable
public inline fun <T> remember(
    vararg keys: Any?,
    crossinline calculation: @DisallowComposableCalls () -> T,
): T = calculation()
