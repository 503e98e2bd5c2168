import type { StreamPart } from "@metatron/contract/chat/stream-parts";
import { expect, it, vi } from "vitest";
import { ApiError } from "../../../api/api-error.ts";
import { createLiveAnswers } from "../follow/live-answers.ts";
import { createTemporaryTalk, type TalkDeps } from "./temporary-talk.ts";

const CITED = {
  n: 2,
  fileId: null,
  title: "Nota",
  page: null,
  passage: "Treinta días.",
  start: null,
  end: null,
  revision: null,
  validUntil: null,
  verified: true,
};
const PARTS: StreamPart[] = [
  { type: "start", messageId: "answer" },
  { type: "text-delta", id: "t", delta: "Treinta días [2]." },
  { type: "data-citation", data: CITED },
  { type: "finish", messageMetadata: { state: "complete" } },
];
const sse = (parts: StreamPart[], { after = 0, isWhole = true } = {}) =>
  new Response(
    parts
      .map((part, at) => `id: ${after + at + 1}\ndata: ${JSON.stringify(part)}\n\n`)
      .join("")
      .concat(isWhole ? "data: [DONE]\n\n" : ""),
  );

function start(answers: (() => Promise<Response>)[]) {
  const asked: [string, unknown][] = [];
  let ids = 0;
  const found = vi.fn();
  const call = ((name: string, options: unknown) => {
    asked.push([name, options]);
    if (name === "stopAnswer") return Promise.resolve();
    return (answers.shift() ?? (() => Promise.reject(new Error("no answer"))))();
    // The stand-in answers only the calls that a temporary conversation makes.
  }) as TalkDeps["call"];
  const talk = createTemporaryTalk({
    call,
    live: createLiveAnswers({ nextFrame: (task) => task() }),
    untilOnline: async () => undefined,
    keepFound: found,
    newId: () => `id-${++ids}`,
    now: () => new Date("2026-11-17T10:00:00Z"),
  });
  const bodyOf = (at: number) => (asked[at] as [string, { body: Record<string, unknown> }])[1].body;
  return { talk, asked, bodyOf, found };
}

const question = (text: string) => ({
  text,
  choices: {
    chat: "chat-libre" as const,
    assistantId: null,
    model: undefined,
    online: false,
    baseKnowledge: null,
  },
  context: [],
});

it("sends the earlier messages and the numbers of their passages with a follow-up", async () => {
  const { talk, bodyOf } = start([async () => sse(PARTS), async () => sse(PARTS)]);
  await talk.ask(question("¿Cuántos?"));
  await talk.ask(question("¿Y el año que viene?"));
  expect(bodyOf(1)).toMatchObject({
    conversationId: talk.id,
    messages: [
      { role: "user", text: "¿Cuántos?" },
      { role: "assistant", text: "Treinta días [2]." },
      { role: "user", text: "¿Y el año que viene?" },
    ],
    cited: [{ n: 2, fileId: null, start: null, end: null, passage: "Treinta días." }],
  });
  expect(talk.snapshot().map(({ message }) => message.state)).toEqual(Array(4).fill("complete"));
});

it("resumes a lost stream, and says that the answer broke off where it is gone", async () => {
  const lost = start([
    async () => sse(PARTS.slice(0, 2), { isWhole: false }),
    async () => sse(PARTS.slice(2), { after: 2 }),
  ]);
  await lost.talk.ask(question("¿Cuántos?"));
  expect(lost.talk.snapshot().at(-1)?.message).toMatchObject({
    state: "complete",
    text: "Treinta días [2].",
  });
  const gone = start([
    async () => sse(PARTS.slice(0, 2), { isWhole: false }),
    () => Promise.reject(new ApiError({ status: 404, code: "not_found", detail: "gone" })),
  ]);
  await gone.talk.ask(question("¿Cuántos?"));
  expect(gone.talk.snapshot().at(-1)?.message).toMatchObject({
    state: "interrupted",
    errorCode: "answer_interrupted",
    text: "Treinta días [2].",
  });
});

it("asks about personal data, sends the choice with the question again, and remembers it for later ones", async () => {
  const data = { model: "gpt-5", kinds: [], spans: [], elsewhere: 0, choices: ["mask" as const] };
  const held = new ApiError({
    status: 422,
    code: "personal_data_found",
    detail: "held",
    personalData: data,
  });
  const { talk, bodyOf, found } = start([
    () => Promise.reject(held),
    async () => sse(PARTS),
    async () => sse(PARTS),
  ]);
  await talk.ask(question("Mi DNI es 12345678Z"));
  const answer = talk.snapshot().at(-1)?.message;
  expect(answer).toMatchObject({ state: "failed", errorCode: "personal_data_found" });
  expect(found).toHaveBeenCalledWith(answer?.id, data);
  await talk.askAgain(answer?.id ?? "", "mask");
  expect(bodyOf(1)).toMatchObject({ personalData: "mask" });
  expect(talk.snapshot()).toHaveLength(2);
  await talk.ask(question("¿Y ahora?"));
  expect(bodyOf(2)).toMatchObject({ earlierPersonalData: "mask" });
  expect(bodyOf(2)).not.toHaveProperty("personalData");
});

it("stops the running answer and forgets everything when it is closed", async () => {
  const never = new Promise<Response>(() => undefined);
  const { talk, asked } = start([() => never]);
  void talk.ask(question("¿Cuántos?"));
  talk.close();
  expect(asked.map(([name]) => name)).toEqual(["chatTemporary", "stopAnswer"]);
  expect(talk.snapshot()).toEqual([]);
});
