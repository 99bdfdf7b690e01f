package app.getbottle.driver.rules.delivery

import app.getbottle.driver.generated.models.DeliveryId
import app.getbottle.driver.generated.models.DeliveryWrite
import app.getbottle.driver.generated.models.StopState
import app.getbottle.driver.generated.models.Timestamp
import app.getbottle.driver.rules.day.OwnCash
import app.getbottle.driver.rules.pipe.Supply
import app.getbottle.driver.rules.text.Remark
import app.getbottle.driver.scenarios.ScenarioJson
import app.getbottle.driver.scenarios.ScenarioSubject
import kotlinx.serialization.json.JsonObject

/** The write-up of a stop, judged by the suite `delivery`. */
internal class DeliverySubject : ScenarioSubject {
    private lateinit var screen: DeliveryScreen
    private lateinit var ids: Supply<DeliveryId>
    private lateinit var now: Timestamp

    /** The cash in the cab but for that of deliveries, in minor units. */
    private var cash = 0L
    private var body: DeliveryWrite? = null

    override fun begin(given: JsonObject) {
        val start = ScenarioJson.read(DeliveryGiven.serializer(), given)
        screen = DeliveryScreen(start.stop)
        ids = Supply(start.newIds)
        now = start.now
        cash = start.cab
    }

    override fun perform(step: JsonObject): JsonObject {
        body = null
        val word = ScenarioJson.read(DeliveryStep.serializer(), step)
        val seen = if (word is DeliveryStep.Cash) put(word) else seen(take(word))
        return ScenarioJson.write(DeliverySeen.serializer(), seen)
    }

    private fun take(step: DeliveryStep): DeliveryScreen {
        screen =
            when (step) {
                is DeliveryStep.Judge -> done(screen.edited(step.input))
                is DeliveryStep.Edit -> screen.edited(step.draft)
                is DeliveryStep.Done -> {
                    now = step.now ?: now
                    done(screen)
                }
                is DeliveryStep.Withdraw -> screen.withdrawn()
                is DeliveryStep.Sent -> screen.sent()
                is DeliveryStep.TurnDown -> screen.turnedDown()
                is DeliveryStep.Correct -> screen.correcting()
                is DeliveryStep.Cash -> screen
            }
        return screen
    }

    private fun done(screen: DeliveryScreen): DeliveryScreen {
        if (!screen.isReady) return screen.refused()
        val after = screen.recorded(ids.next(), now)
        body = after.versions.last().body
        return after
    }

    private fun put(step: DeliveryStep.Cash): DeliverySeen {
        val own = OwnCash(step.kind, step.amount)
        val errors = badAmount(step.amount)
        val warnings = if (errors.isEmpty()) cabShort(own, cab) else emptyList()
        if (errors.isEmpty()) cash += own.inCab
        return seen(screen).copy(errors = errors, warnings = warnings)
    }

    private fun seen(screen: DeliveryScreen): DeliverySeen {
        val judgement = screen.judgement
        return DeliverySeen(
            screen = screen.state,
            outcome = judgement.outcome,
            due = judgement.due,
            emptiesOwed = judgement.emptiesOwed,
            errors = shownErrors(screen, judgement),
            warnings = judgement.warnings,
            body = body,
            view = view(),
        )
    }

    private fun shownErrors(
        screen: DeliveryScreen,
        judgement: Judgement,
    ): List<Remark> =
        if (screen.wasPressed) judgement.errors else emptyList()

    private fun view(): DeliverySeen.View {
        val standing = screen.standing?.body
        val stop = screen.stop
        return DeliverySeen.View(
            stop = standing?.let { StopState.ofText(it.outcome.word) } ?: stop.state,
            van = standing?.let { stop.van.after(it) } ?: stop.van,
            cab = cab,
        )
    }

    private val cab: Long get() = cash + (screen.standing?.body?.cash?.value ?: 0)
}
