package app.getbottle.driver.rules.outbox.core

import app.getbottle.driver.generated.models.IdempotencyKey
import app.getbottle.driver.generated.models.ProofId
import app.getbottle.driver.rules.outbox.events.ProofRecording
import app.getbottle.driver.rules.outbox.events.Recording
import app.getbottle.driver.rules.outbox.values.OutboxWrite
import app.getbottle.driver.rules.outbox.values.WriteContent
import app.getbottle.driver.rules.outbox.values.WriteKind
import kotlinx.serialization.json.Json

/** A press of the button: what it records, by whom and when. */
internal class Press(
    private val recording: Recording,
    private val user: OutboxUser,
    /** The wall clock, in milliseconds since 1970. */
    private val time: Long,
    /** The `seq` of the first write. */
    private val seq: Long,
) {
    /**
     * The write and its proofs; null if it has not what its kind needs or keys are lacking.
     *
     * @param replaced the write that is corrected
     * @param takenOver proofs of that one, recorded anew for this version (O22)
     */
    fun writes(
        replaced: OutboxWrite?,
        takenOver: List<OutboxWrite>,
    ): List<OutboxWrite>? {
        val proofs =
            recording.proofs +
                takenOver.mapNotNull { write -> write.file?.let { ProofRecording(ProofId(write.id), it) } }
        val isWhole =
            recording.keys.size > proofs.size &&
                (proofs.isEmpty() || recording.kind == WriteKind.DELIVERY)
        val path = path
        if (!isWhole || path == null) return null
        val body = WriteContent.Json(recording.body)
        val main =
            write(recording.keys[0], seq, recording.kind, recording.id, path, body).copy(
                closing = recording.closing,
                refId = replaced?.refId ?: recording.id,
                replaces = replaced?.key,
            )
        return listOf(main) + proofs.mapIndexed { index, proof -> proof(index, proof, main) }
    }

    private fun proof(
        index: Int,
        proof: ProofRecording,
        main: OutboxWrite,
    ): OutboxWrite {
        val id = proof.id.value
        val path = "/deliveries/" + PathText.encoded(recording.id) + "/proof/" + PathText.encoded(id)
        val key = recording.keys[index + 1]
        val content = WriteContent.File(proof.file)
        return write(key, seq + index + 1, WriteKind.PROOF, id, path, content).copy(after = listOf(main.key))
    }

    /** Where the write goes; null where it is about a round and none is named. */
    private val path: String?
        get() {
            val round = recording.roundId?.let { "/rounds/" + PathText.encoded(it.value) }
            return when (recording.kind) {
                WriteKind.DELIVERY -> "/deliveries"
                WriteKind.CASH -> "/cash"
                WriteKind.LOAD -> round?.let { "$it/loads" }
                WriteKind.PROGRESS -> round?.let { "$it/progress" }
                WriteKind.PROOF -> null
            }
        }

    private fun write(
        key: IdempotencyKey,
        seq: Long,
        kind: WriteKind,
        id: String,
        path: String,
        content: WriteContent,
    ): OutboxWrite =
        OutboxWrite(
            key = key,
            seq = seq,
            kind = kind,
            closing = null,
            person = user.person,
            personName = user.name,
            id = id,
            refId = id,
            roundId = recording.roundId,
            stopId = recording.stopId,
            path = path,
            content = content,
            occurredAt = time,
            after = emptyList(),
            replaces = null,
        )
}
