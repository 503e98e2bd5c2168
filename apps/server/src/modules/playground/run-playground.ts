import type { PlaygroundPart } from "@metatron/contract/playground";
import type { RetrievedPassage } from "../retrieval/index.ts";
import { citedPassages } from "../turns/index.ts";
import { answerDraft, type DraftQuestion } from "./answer-draft.ts";
import type { PartStream } from "./open-parts.ts";
import type { PlaygroundDeps } from "./playground-deps.ts";
import { tellFailure } from "./tell-failure.ts";

const TEXT_ID = "answer";
const REASONING_ID = "reasoning";

/** The draft's answer with the passages it was given and how long each step took; never throws. */
export async function runPlayground(
  deps: PlaygroundDeps,
  question: Omit<DraftQuestion, "signal">,
  stream: PartStream<PlaygroundPart>,
): Promise<void> {
  const blocks = createBlocks(stream);
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
        onEvent(event) {
          if (event.type === "text") blocks.delta("text", event.text);
          else if (event.type === "reasoning") blocks.delta("reasoning", event.text);
        },
      },
    );
    blocks.close();
    const citations = citedPassages(answer.text, answer.passages);
    for (const data of citations) await stream.send({ type: "data-citation", data });
    if (answer.passages.length > 0)
      await stream.send({ type: "data-grounded", data: { grounded: citations.length > 0 } });
    const { retrievalMs, firstTextMs, totalMs, model, usage } = answer;
    await stream.send({ type: "data-timing", data: { retrievalMs, firstTextMs, totalMs } });
    await stream.send({ type: "data-usage", data: { model, ...countsOf(usage), seconds: totalMs / 1000 } });
    await stream.send({ type: "finish", finishReason: answer.finishReason });
  } catch (error) {
    blocks.close();
    await tellFailure(stream, error, { log: deps.log, what: "playground failed" });
  } finally {
    stream.done();
  }
}

const countsOf = ({ inputTokens, outputTokens }: { inputTokens: number; outputTokens: number }) => ({
  ...{ inputTokens, outputTokens },
});

function toShown(passage: RetrievedPassage, at: number) {
  const { fileId, title, page, text, section, score, url } = passage;
  return {
    ...{ n: at + 1, fileId, title, page: page ?? null, passage: text, score },
    section: section || null,
    ...(url === null ? {} : { url }),
  };
}

/** Text and reasoning as blocks that open and close as they alternate. */
function createBlocks({ send }: Pick<PartStream<PlaygroundPart>, "send">) {
  let open: "text" | "reasoning" | undefined;
  const idOf = (kind: "text" | "reasoning") => (kind === "text" ? TEXT_ID : REASONING_ID);

  function close() {
    if (open) send({ type: `${open}-end`, id: idOf(open) });
    open = undefined;
  }

  return {
    close,
    delta(kind: "text" | "reasoning", delta: string) {
      if (open !== kind) {
        close();
        send({ type: `${kind}-start`, id: idOf(kind) });
        open = kind;
      }
      send({ type: `${kind}-delta`, id: idOf(kind), delta });
    },
  };
}
