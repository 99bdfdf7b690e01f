package app.getbottle.driver.rules.junit

import app.getbottle.driver.rules.load.LoadSubject
import app.getbottle.driver.scenarios.ScenarioSubject
import app.getbottle.driver.scenarios.Scenarios
import app.getbottle.driver.scenarios.Suite
import org.junit.runner.RunWith

/** The suite `load`, as an Android app's tests run it. */
@RunWith(Scenarios::class)
@Suite("load", subject = "kotlin-rules")
public class LoadScenarios : ScenarioSubject by LoadSubject()
