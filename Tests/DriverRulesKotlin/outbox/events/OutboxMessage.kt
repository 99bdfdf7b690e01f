package app.getbottle.driver.rules.outbox.events

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** What is shown to the driver, by its code. */
@Serializable
public enum class OutboxMessage {
    /** It could not be written down; it is still on the screen. */
    @SerialName("notRecorded")
    NOT_RECORDED,

    /** The session is over. */
    @SerialName("signInAgain")
    SIGN_IN_AGAIN,

    /** There are writes that were not sent (O20). */
    @SerialName("unsentWrites")
    UNSENT_WRITES,

    /** The API refused a write. */
    @SerialName("turnedDown")
    TURNED_DOWN,

    /** A write was refused by a fault in the app: the office is to be told. */
    @SerialName("appFault")
    APP_FAULT,

    /** A write was set aside. */
    @SerialName("troubleSending")
    TROUBLE_SENDING,

    /** The person is no member of the business any more. */
    @SerialName("notAMember")
    NOT_A_MEMBER,

    /** The app is too old for the API. */
    @SerialName("updateApp")
    UPDATE_APP,

    /** The outbox was damaged; what could be saved was. */
    @SerialName("damaged")
    DAMAGED,

    /** The outbox was written by a newer app. */
    @SerialName("newerFile")
    NEWER_FILE,

    /** Another process has the outbox. */
    @SerialName("openElsewhere")
    OPEN_ELSEWHERE,

    /** A write that may have left cannot be taken back. */
    @SerialName("cannotWithdraw")
    CANNOT_WITHDRAW,

    /** Whether it is to be dismissed for good. */
    @SerialName("dismissForGood")
    DISMISS_FOR_GOOD,
}
