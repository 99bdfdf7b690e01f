package app.getbottle.driver.rules.load

import app.getbottle.driver.generated.models.LoadId
import app.getbottle.driver.generated.models.LoadKind
import app.getbottle.driver.generated.models.LoadMove
import app.getbottle.driver.generated.models.LoadWrite
import app.getbottle.driver.generated.models.Note
import app.getbottle.driver.generated.models.Timestamp

/** What is sent of a draft that has no errors. */
internal fun body(
    judging: LoadJudging,
    kind: LoadKind,
    id: LoadId,
    now: Timestamp,
): LoadWrite =
    LoadWrite(
        id = id,
        kind = kind,
        occurredAt = now,
        lines =
            judging.lines.map { line ->
                LoadMove(
                    gasId = line.gasId,
                    full = line.numbers.full.toInt(),
                    empty = line.numbers.empty.toInt(),
                    reason = judging.reason(line),
                    note = judging.note(line)?.let(::Note),
                )
            },
    )
