package app.getbottle.driver.rules.load

import app.getbottle.driver.generated.models.GasId
import app.getbottle.driver.generated.models.LoadKind
import app.getbottle.driver.rules.day.Bottles

/** The lines of a draft, in the order of the list. */
internal fun lines(
    draft: LoadDraft,
    screen: LoadScreen,
): List<DraftLine> =
    when (draft.kind) {
        LoadKind.LOAD_UP -> loadUpLines(draft, screen)
        LoadKind.COUNT -> countLines(draft, screen)
        else ->
            screen.inOrder(draft.numbers.keys)
                .map { DraftLine(it, draft.typed(it)) }
                .filter { !it.numbers.isNone }
    }

/** L7, L8: each line of the list, and the spares; what came to nothing for no reason is no line. */
private fun loadUpLines(
    draft: LoadDraft,
    screen: LoadScreen,
): List<DraftLine> {
    val list = screen.list.associateBy { it.gasId }
    return screen.inOrder(list.keys + draft.numbers.keys)
        .map { loadUpLine(it, draft, list[it], screen.ticked[it]) }
        .filter { it.isOpen || it.needsExplaining || !it.numbers.isNone }
}

private fun loadUpLine(
    gas: GasId,
    draft: LoadDraft,
    line: ListLine?,
    tick: Long?,
): DraftLine {
    val typed = draft.numbers[gas]
    val full = typed?.full ?: tick?.takeIf { line?.ticked == true }
    val numbers = Bottles(full ?: 0, typed?.empty ?: 0)
    val toLoad = line?.toLoad ?: 0
    return DraftLine(gas, numbers, isOpen = full == null && toLoad > 0, needsExplaining = full != null && full < toLoad)
}

/** L13: each gas that is named; a number that was not typed is the one shown. */
private fun countLines(
    draft: LoadDraft,
    screen: LoadScreen,
): List<DraftLine> =
    screen.inOrder(draft.numbers.keys).map { gas ->
        val inside = screen.onVan(gas)
        val typed = draft.numbers[gas]
        val numbers = Bottles(typed?.full ?: inside.shown.full, typed?.empty ?: inside.shown.empty)
        DraftLine(gas, numbers, needsExplaining = numbers != inside)
    }

private fun LoadDraft.typed(gas: GasId): Bottles =
    Bottles(numbers[gas]?.full ?: 0, numbers[gas]?.empty ?: 0)
