import { beginFollowing, type FollowedTurn, followTurn } from "@metatron/turn/follow-turn";
import { toAnswer } from "@metatron/turn/to-answer";
import { afterAll, beforeAll, expect, it } from "vitest";
import { question } from "../../../test/ask.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { readEvents } from "../../../test/read-parts.ts";
import { newPerson } from "../../../test/test-issuer.ts";
import type { Streams } from "../../adapters/streams/index.ts";

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ deps: ({ streams }) => ({ streams: diesBeforeTheEnd(streams) }) });
});
afterAll(() => test.close());

/** Leaves each stream where its end would be written, as a process does that is killed between storing and telling. */
function diesBeforeTheEnd(streams: Streams): Streams {
  return {
    ...streams,
    async open(ref, options) {
      const writer = await streams.open(ref, options);
      if (!writer) return writer;
      return {
        ...writer,
        append(data) {
          if (!data.startsWith('{"type":"finish"')) return writer.append(data);
          void writer.leave();
          return 0;
        },
      };
    },
  };
}

const seenIn = (body: string) => readEvents(body).map(({ id, part }) => ({ id, event: part }));

const storedIn = async (call: ReturnType<TestApp["as"]>, { conversationId, answerId }: typeof asked) => {
  const history = await call({ url: `/api/history/list_messages?conversationId=${conversationId}` });
  const answer = history.json().items.find(({ id }: { id: string }) => id === answerId);
  expect(answer.state).toBe("complete");
  return { state: "complete", text: answer.text, errorCode: null };
};

const shownAs = ({ turn }: FollowedTurn) => {
  const { state, text, errorCode } = toAnswer(turn);
  return { state, text, errorCode };
};

const asked = question("Hola");
const ask = (call: ReturnType<TestApp["as"]>, payload: typeof asked) =>
  call({ method: "POST", url: "/api/assistant/chatlibre", payload });

it("streams the stored answer to a reader when the writing process died before it streamed the end", async () => {
  const call = test.as(newPerson());
  const { body } = await ask(call, asked);
  const followed = seenIn(body).reduce(followTurn, beginFollowing(asked.answerId));
  expect(shownAs(followed)).toEqual(await storedIn(call, asked));
  const ids = seenIn(body).map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
});

it("streams it once to a reader who is cut off in it and resumes at an earlier event", async () => {
  const call = test.as(newPerson());
  const request = question("Hola otra vez");
  const events = seenIn((await ask(call, request)).body);
  const stored = await storedIn(call, request);
  const from = events.findIndex(({ event }) => event.type === "data-taken-over");
  expect(from).toBeGreaterThan(0);
  for (let cut = from + 1; cut < events.length; cut += 1) {
    const before = events.slice(0, cut).reduce(followTurn, beginFollowing(request.answerId));
    for (const back of [0, 1, 3]) {
      const { body } = await call({
        url: `/api/chat/stream/${request.answerId}`,
        headers: { "last-event-id": String(before.lastId - back) },
      });
      expect(shownAs(seenIn(body).reduce(followTurn, before)), `${cut}, ${back} back`).toEqual(stored);
    }
  }
});
