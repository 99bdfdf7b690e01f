package app.getbottle.driver.rules.standin

import app.getbottle.driver.generated.models.WireAnswer

/** What a request comes to. */
public sealed interface StandInReply {
    /** An answer, so many milliseconds later. */
    public class Answered(
        /** The answer. */
        public val answer: WireAnswer,
        /** How much later. */
        public val after: Long,
    ) : StandInReply

    /** An answer that breaks off in its body: no client can read it whole. */
    public class CutOff(
        /** The answer. */
        public val answer: WireAnswer,
    ) : StandInReply

    /** The connection ends without an answer. */
    public data object Lost : StandInReply

    /** There is no connection. */
    public data object NoSignal : StandInReply
}
