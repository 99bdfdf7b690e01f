package app.getbottle.driver.rules.standin

import app.getbottle.driver.generated.models.WireError
import app.getbottle.driver.generated.models.WireJSON
import app.getbottle.driver.generated.models.WireModel
import app.getbottle.driver.generated.models.WireType
import app.getbottle.driver.rules.answer.AnswerTree

/** A document as it stands. */
internal fun tree(json: ByteArray): WireJSON =
    try {
        AnswerTree.read(json)
    } catch (error: WireError) {
        throw StandInError("this is no JSON: ${error.code.word}")
    }

/** A model as it stands. */
internal fun tree(model: WireModel): WireJSON.Fields = tree(model.json()).fields

/** A member that may be left out. */
internal operator fun WireJSON.get(name: String): WireJSON? =
    (this as? WireJSON.Fields ?: throw StandInError("this is no object")).values[name]

/** A member that has to be there. */
internal fun WireJSON.need(name: String): WireJSON = this[name] ?: throw StandInError("`$name` is missing")

/** The items of an array. */
internal val WireJSON.list: List<WireJSON>
    get() = (this as? WireJSON.Items ?: throw StandInError("this is no array")).items

/** The members of an object. */
internal val WireJSON.entries: Map<String, WireJSON>
    get() = (this as? WireJSON.Fields ?: throw StandInError("this is no object")).values

/** The text that it is. */
internal val WireJSON.string: String
    get() = (this as? WireJSON.Text ?: throw StandInError("this is no text")).text

/** The number that it is. */
internal val WireJSON.number: Double
    get() = (this as? WireJSON.Digits ?: throw StandInError("this is no number")).text.toDouble()

/** The whole number that it is. */
internal val WireJSON.whole: Int
    get() {
        val number = (this as? WireJSON.Digits)?.text?.toBigDecimal()
        return runCatching { number?.intValueExact() }.getOrNull() ?: throw StandInError("this is no whole number")
    }

/** Whether it is true. */
internal val WireJSON.isTrue: Boolean
    get() = (this as? WireJSON.Truth ?: throw StandInError("this is neither true nor false")).value

/** The model that it is, every limit kept. */
internal fun <Model : WireModel> WireJSON.model(type: WireType<Model>): Model {
    val model =
        try {
            type.read(this)
        } catch (error: WireError) {
            throw StandInError("this does not read: ${error.message}")
        }
    model.validate().firstOrNull()?.let { throw StandInError("this breaks a limit: $it") }
    return model
}
