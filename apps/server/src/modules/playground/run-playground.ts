import type { PlaygroundPart } from "@metatron/contract/playground/playground";
import type { RetrievedPassage } from "../retrieval/index.ts";
import { citedPassages } from "../turns/index.ts";
import { answerDraft, type DraftQuestion } from "./answer-draft.ts";
import type { PartStream } from "./open-parts.ts";
import type { PlaygroundDeps } from "./playground-deps.ts";
import { sendFailure } from "./send-failure.ts";

/** Streams the draft's answer with its passages and the duration of each step; never throws. */
export async function runPlayground(
  deps: PlaygroundDeps,
  question: Omit<DraftQuestion, "signal">,
  stream: PartStream<PlaygroundPart>,
): Promise<void> {
  await stream.send({ type: "start", messageId: crypto.randomUUID() });
  try {
    const answer = await answerDraft(
      deps,
      { ...question, signal: stream.signal },
      {
        onNotices(notices) {
          for (const data of notices) stream.send({ type: "data-notice", data });
        },
        onPassages: (passages) =>
          stream.send({ type: "data-passages", data: { passages: passages.map(toShown) } }),
        onEvent: (event) => stream.send(event),
      },
    );
    const citations = citedPassages(answer.text, answer.passages);
    for (const data of citations) await stream.send({ type: "data-citation", data });
    if (answer.passages.length > 0)
      await stream.send({ type: "data-grounded", data: { grounded: citations.length > 0 } });
    const { retrievalMs, firstTextMs, totalMs, model, usage } = answer;
    await stream.send({ type: "data-timing", data: { retrievalMs, firstTextMs, totalMs } });
    await stream.send({ type: "data-usage", data: { model, ...countsOf(usage), seconds: totalMs / 1000 } });
    await stream.send({ type: "finish", finishReason: answer.finishReason });
  } catch (error) {
    await sendFailure(stream, error, { log: deps.log, what: "playground failed" });
  } finally {
    stream.done();
  }
}

const countsOf = ({ inputTokens, outputTokens }: { inputTokens: number; outputTokens: number }) => ({
  inputTokens,
  outputTokens,
});

function toShown(passage: RetrievedPassage, at: number) {
  const { fileId, title, page, text, section, score, url } = passage;
  return {
    n: at + 1,
    fileId,
    title,
    page: page ?? null,
    passage: text,
    score,
    section: section || null,
    ...(url === null ? {} : { url }),
  };
}
