package app.getbottle.driver.rules.outbox.core

import app.getbottle.driver.generated.models.BusinessId
import app.getbottle.driver.rules.outbox.events.OutboxEffect
import app.getbottle.driver.rules.outbox.events.OutboxEvent
import app.getbottle.driver.rules.outbox.values.Clocks

/**
 * The outboxes of a phone: what was done at the doors, and waits to be sent once each and in order.
 *
 * Events go in, effects come out, and it has no disk, network, clock or chance of its own. Whoever carries
 * the effects out gives back how they ended, as events. What it says is on the disk is on the disk: its
 * memory changes when the journal has been synced, not before.
 */
public class OutboxCore(
    /** What it does not learn from events. */
    internal val settings: OutboxSettings,
) {
    /** Who is known on the phone. */
    internal var user: OutboxUser? = null

    /** The business that was chosen last. */
    internal var chosen: BusinessId? = null

    /** Each outbox that was asked for, by the bytes of its business's id. */
    internal val boxes: ArrayList<OutboxBox> = ArrayList()

    /** The one request that is under way, over all outboxes (O6, O35). */
    internal var flight: OutboxFlight? = null

    /** How many requests there were. */
    internal var requestCount: Long = 0

    /** Where the app is, as far as sending goes. */
    internal var place: OutboxPlace = OutboxPlace.Front

    /** What the system says about signal. */
    internal var hasSignal: Boolean = true

    /** Whether the driver asked to send though the system says that there is no signal (O14). */
    internal var isPushed: Boolean = false

    /** Whether the last request found no connection. */
    internal var isUnconnected: Boolean = false

    /** Whether the API said that the app is too old for it. */
    internal var isAppTooOld: Boolean = false

    /** When the timer goes off, by the clock since boot. */
    internal var timer: Long? = null

    /** What the system was asked for last (O33). */
    internal var wakeRequest: WakeRequest? = null

    /** What is to be done; empty between events. */
    internal var effects: ArrayList<OutboxEffect> = ArrayList()

    /** Takes an event; gives what is to be done, in order. */
    public fun handle(
        event: OutboxEvent,
        now: Clocks,
    ): List<OutboxEffect> {
        take(event, now)
        giveWay(now)
        startDiskWork()
        startRequest(now)
        endPush()
        setTimer(now)
        askToBeWoken(now)
        val asked = effects
        effects = ArrayList()
        return asked
    }

    private fun take(
        event: OutboxEvent,
        now: Clocks,
    ) {
        when (event) {
            is OutboxEvent.Open -> open(event.business)
            is OutboxEvent.Disk -> endDiskWork(event.business, event.outcome, now)
            is OutboxEvent.Ended -> endRequest(event, now)
            is OutboxEvent.Timer -> timer = null
            is OutboxEvent.Record -> ask(event.business, event.recording, null, event.ticket, now)
            is OutboxEvent.Correct -> ask(event.business, event.recording, event.key, event.ticket, now)
            is OutboxEvent.Withdraw ->
                openBox(event.business).tasks.add(DiskTask.Withdraw(event.ticket, event.key))
            is OutboxEvent.Dismiss ->
                openBox(event.business).tasks.add(DiskTask.Dismiss(event.ticket, event.key, event.isSure))
            is OutboxEvent.SendNow -> sendNow()
            is OutboxEvent.Signal -> takeSignal(event.isThere)
            is OutboxEvent.Front -> comeToFront()
            is OutboxEvent.Back -> place = if (event.roundIsOut) OutboxPlace.Pocket else OutboxPlace.Back
            is OutboxEvent.Wake -> wake(now.up + event.milliseconds)
            is OutboxEvent.TimeOver -> endTimeBehind(now)
            is OutboxEvent.SignedIn -> signIn(event.person, event.name, event.token)
            is OutboxEvent.Renewed -> renew(event.token)
            is OutboxEvent.SignOut -> signOut(event.isSure)
            is OutboxEvent.Chose -> {
                chosen = event.business
                open(event.business)
            }
            is OutboxEvent.Businesses -> takeListed(event.listed)
            is OutboxEvent.Succeeded -> noteSuccess()
            is OutboxEvent.Counted -> {
                noteSuccess()
                openBox(event.business).tasks.add(DiskTask.Counted(event.keys))
            }
            is OutboxEvent.LetGo -> openBox(event.business).tasks.add(DiskTask.LetGo(event.keys))
        }
    }
}
