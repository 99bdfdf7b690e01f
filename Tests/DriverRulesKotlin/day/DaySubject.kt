package app.getbottle.driver.rules.day

import app.getbottle.driver.scenarios.ScenarioJson
import app.getbottle.driver.scenarios.ScenarioSubject
import kotlinx.serialization.json.JsonObject

/** The copies of days, judged by the suite `day`. */
internal class DaySubject : ScenarioSubject {
    private lateinit var story: DayStory

    override fun begin(given: JsonObject) {
        story = DayStory(ScenarioJson.read(DayGiven.serializer(), given))
    }

    override fun perform(step: JsonObject): JsonObject {
        val seen = story.perform(ScenarioJson.read(DayStep.serializer(), step))
        return ScenarioJson.write(DaySeen.serializer(), seen)
    }
}
