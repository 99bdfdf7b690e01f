package com.example.shop

import com.example.shop.scenarios.ScenarioJson
import com.example.shop.scenarios.ScenarioSkip
import com.example.shop.scenarios.ScenarioSubject
import com.example.shop.scenarios.ScenarioUnsupported
import com.example.shop.scenarios.TillFinish
import com.example.shop.scenarios.TillGiven
import com.example.shop.scenarios.TillJudged
import com.example.shop.scenarios.TillSeen
import com.example.shop.scenarios.TillSeenWhy
import com.example.shop.scenarios.TillStep
import kotlinx.serialization.json.JsonObject

/** A till that does as it should, but for what its tests ask of it by odd numbers. */
public open class Till : ScenarioSubject {
    private var coins = 0L
    private var owner = ""

    override fun begin(given: JsonObject) {
        val till = ScenarioJson.read(TillGiven.serializer(), given)
        if (till.owner == "nobody") throw ScenarioSkip("nobody has no till", "https://example.com/1")
        coins = till.coins
        owner = till.owner
    }

    override fun perform(step: JsonObject): JsonObject =
        when (val word = TillStep.of(step)) {
            is TillStep.Put -> {
                println("putting ${word.coins}")
                check(word.coins >= 0) { "less than nothing" }
                while (word.coins == 99L) runCatching { Thread.sleep(1000) }
                coins += word.coins
                seen(null)
            }
            is TillStep.Take -> {
                val isThere = word.coins <= coins
                if (isThere) coins -= word.coins
                seen(if (isThere) null else TillSeenWhy.TOO_FEW)
            }
            is TillStep.Judge ->
                ScenarioJson.write(TillJudged.serializer(), TillJudged(word.input.values.sum()))
            is TillStep.Unknown -> throw ScenarioUnsupported("do:${word.word}")
        }

    private fun seen(why: TillSeenWhy?): JsonObject =
        ScenarioJson.write(TillSeen.serializer(), TillSeen(coins, owner, why))

    override fun finish(): JsonObject =
        ScenarioJson.write(TillFinish.serializer(), TillFinish(coins))
}
