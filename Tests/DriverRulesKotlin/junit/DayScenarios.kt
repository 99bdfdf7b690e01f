package app.getbottle.driver.rules.junit

import app.getbottle.driver.rules.day.DaySubject
import app.getbottle.driver.scenarios.ScenarioSubject
import app.getbottle.driver.scenarios.Scenarios
import app.getbottle.driver.scenarios.Suite
import org.junit.runner.RunWith

/** The suite `day`, as an Android app's tests run it. */
@RunWith(Scenarios::class)
@Suite("day", subject = "kotlin-rules")
public class DayScenarios : ScenarioSubject by DaySubject()
