import { afterEach, expect, expectTypeOf, it } from "vitest";
import { call, setTransport } from "./call.ts";

const answerWith = (response: () => Response) =>
  setTransport({ base: "/api", fetch: async () => response() });

afterEach(() => answerWith(() => new Response("", { status: 404 })));

it("returns JSON, nothing or the raw response, as the contract declares", async () => {
  answerWith(() => Response.json({ due: true }));
  const due = await call("surveyDue");
  expectTypeOf(due).toEqualTypeOf<{ due: boolean }>();
  expect(due).toEqual({ due: true });

  answerWith(() => new Response(null, { status: 204 }));
  expect(await call("deleteConversation", { params: { id: crypto.randomUUID() } })).toBeUndefined();

  answerWith(() => new Response("bytes"));
  expectTypeOf(call<"resumeStream">).returns.toEqualTypeOf<Promise<Response>>();
  expect(await call("speak", { body: { text: "Hola" } })).toBeInstanceOf(Response);
});

it("rejects a response that is not JSON", async () => {
  answerWith(() => new Response("<html>"));
  await expect(call("surveyDue")).rejects.toMatchObject({ status: 200, code: "bad_answer" });
});

it("does not compile without the parameters that a call requires", () => {
  // @ts-expect-error the conversation's id is missing
  const incomplete: Parameters<typeof call<"deleteConversation">> = ["deleteConversation"];
  // @ts-expect-error there is no such query
  const wrong: Parameters<typeof call<"listConversations">> = ["listConversations", { query: { wrong: 1 } }];
  expect([incomplete, wrong]).toHaveLength(2);
});
