package app.getbottle.driver.rules.junit

import app.getbottle.driver.rules.delivery.DeliverySubject
import app.getbottle.driver.scenarios.ScenarioSubject
import app.getbottle.driver.scenarios.Scenarios
import app.getbottle.driver.scenarios.Suite
import org.junit.runner.RunWith

/** The suite `delivery`, as an Android app's tests run it. */
@RunWith(Scenarios::class)
@Suite("delivery", subject = "kotlin-rules")
public class DeliveryScenarios : ScenarioSubject by DeliverySubject()
