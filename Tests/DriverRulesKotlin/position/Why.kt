package app.getbottle.driver.rules.position

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** Why a reading is sent, or why it is not. */
@Serializable
public enum class Why(
    /** Whether it is sent. */
    public val sends: Boolean = false,
    /** Whether it is good for asking the timing from, sent or not (P16). */
    public val isGood: Boolean = sends,
) {
    /** No round is out, or nobody is signed in (P1). */
    @SerialName("notOut")
    NOT_OUT,

    /** The phone may not be located, or not precisely (P2). */
    @SerialName("refused")
    REFUSED,

    /** No such place, or from the future (P3). */
    @SerialName("invalid")
    INVALID,

    /** Not precise enough (P4). */
    @SerialName("blurry")
    BLURRY,

    /** Taken too long ago (P5). */
    @SerialName("stale")
    STALE,

    /** Not taken after the last one tried (P6). */
    @SerialName("older")
    OLDER,

    /** The phone has no signal (P7). */
    @SerialName("noSignal")
    NO_SIGNAL,

    /** The API asked to wait (P8). */
    @SerialName("wait")
    WAIT(isGood = true),

    /** The first one (P9). */
    @SerialName("first")
    FIRST(sends = true),

    /** A minute after the last one tried (P10). */
    @SerialName("minute")
    MINUTE(sends = true),

    /** Far from the last one tried (P11). */
    @SerialName("moved")
    MOVED(sends = true),

    /** None of these (P12). */
    @SerialName("soon")
    SOON(isGood = true),
}
