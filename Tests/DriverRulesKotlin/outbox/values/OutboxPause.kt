package app.getbottle.driver.rules.outbox.values

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** Why nothing of an outbox goes, the most lasting reason last. */
@Serializable
public enum class OutboxPause {
    /** Nothing holds it up but the waits of its lines. */
    @SerialName("none")
    NONE,

    /** There is no signal (O14). */
    @SerialName("noSignal")
    NO_SIGNAL,

    /** Its file is not open: another process has it, or the disk refuses (O31). */
    @SerialName("busy")
    BUSY,

    /** Nobody is signed in (O18). */
    @SerialName("signedOut")
    SIGNED_OUT,

    /** The person is no member of the business (O10). */
    @SerialName("notAMember")
    NOT_A_MEMBER,

    /** The app is too old for the API (O10). */
    @SerialName("appTooOld")
    APP_TOO_OLD,

    /** Its file is a newer app's (O30). */
    @SerialName("newerFile")
    NEWER_FILE,
}
