// The locals of androidx.compose.ui.platform that generated code may read.
package androidx.compose.ui.platform

import android.content.Context
import android.content.res.Configuration
import androidx.compose.runtime.ProvidableCompositionLocal
import androidx.compose.runtime.staticCompositionLocalOf

public val LocalContext: ProvidableCompositionLocal<Context> = staticCompositionLocalOf {
    error("no context")
}

public val LocalConfiguration: ProvidableCompositionLocal<Configuration> =
    staticCompositionLocalOf { error("no configuration") }
