package app.getbottle.driver.rules.standin

import app.getbottle.driver.scenarios.ScenarioSubject
import kotlinx.serialization.json.JsonObject

/** The stand-in API, judged by the suite `stand-in`. */
internal class StandInSubject : ScenarioSubject {
    private lateinit var story: StandInStory

    override fun begin(given: JsonObject) {
        story = StandInStory(given)
    }

    override fun perform(step: JsonObject): JsonObject = story.perform(step)
}
