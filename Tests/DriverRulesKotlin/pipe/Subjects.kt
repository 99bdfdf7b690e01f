package app.getbottle.driver.rules.pipe

import app.getbottle.driver.rules.day.DaySubject
import app.getbottle.driver.rules.delivery.DeliverySubject
import app.getbottle.driver.rules.load.LoadSubject
import app.getbottle.driver.rules.outbox.pipe.ServedOutbox
import app.getbottle.driver.rules.position.PositionSubject
import app.getbottle.driver.rules.session.SessionSubject
import app.getbottle.driver.rules.standin.StandInSubject
import app.getbottle.driver.scenarios.ScenarioCore
import app.getbottle.driver.scenarios.ScenarioSubject
import kotlinx.serialization.json.JsonObject

/** What each suite is judged on. */
internal val subjects: Map<String, () -> ScenarioSubject> =
    mapOf(
        "day" to ::DaySubject,
        "delivery" to ::DeliverySubject,
        "load" to ::LoadSubject,
        "position" to ::PositionSubject,
        "session" to ::SessionSubject,
        "stand-in" to ::StandInSubject,
    )

/** What decides in the world of another suite. */
internal val cores: Map<String, (JsonObject) -> ScenarioCore> = mapOf("outbox" to ::ServedOutbox)
