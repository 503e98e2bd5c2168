import { beginFollowing, followTurn } from "@metatron/turn/follow-turn";
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

it("streams the stored answer to a reader when the writing process died before it streamed the end", async () => {
  const person = newPerson();
  const request = question("Hola");
  const { body } = await test.as(person)({
    method: "POST",
    url: "/api/assistant/chatlibre",
    payload: request,
  });
  const { turn } = readEvents(body).reduce(
    (followed, { id, part }) => followTurn(followed, { id, event: part }),
    beginFollowing(request.answerId),
  );
  const history = await test.as(person)({
    url: `/api/history/list_messages?conversationId=${request.conversationId}`,
  });
  const answer = history.json().items.find(({ id }: { id: string }) => id === request.answerId);
  expect(answer.state).toBe("complete");
  const { state, text, errorCode } = toAnswer(turn);
  expect({ state, text, errorCode }).toEqual({ state: "complete", text: answer.text, errorCode: null });
  const ids = readEvents(body).map(({ id }) => id);
  expect(ids).toEqual(ids.map((_, at) => at + 1));
});
