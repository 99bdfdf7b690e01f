package app.getbottle.driver.rules.position

import app.getbottle.driver.scenarios.ScenarioJson
import app.getbottle.driver.scenarios.ScenarioSubject
import kotlinx.serialization.json.JsonObject

/** The position, judged by the suite `position`. */
internal class PositionSubject : ScenarioSubject {
    private var given = JsonObject(emptyMap())
    private val story by lazy { PositionStory(ScenarioJson.read(PositionGiven.serializer(), given)) }

    override fun begin(given: JsonObject) {
        this.given = given
    }

    override fun perform(step: JsonObject): JsonObject =
        when (val word = ScenarioJson.read(PositionStep.serializer(), step)) {
            is PositionStep.Judge ->
                ScenarioJson.write(DistanceSeen.serializer(), DistanceSeen(word.input.metres))
            else -> ScenarioJson.write(PositionSeen.serializer(), story.perform(word))
        }
}
