import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type Schedule, scheduleList } from "@metatron/contract/schedules/schedule";
import { expect, it } from "vitest";
import { startEntraProvider } from "../../../test/entra-provider.ts";
import { freePort } from "../../../test/free-port.ts";
import { httpChat } from "../../../test/http-chat.ts";
import { newSpawnEnvironment } from "../../../test/spawn-environment.ts";
import { spawnServer } from "../../../test/spawn-server.ts";
import { answerText, startOpenAiStandIn } from "../../../test/stand-ins/openai.ts";

/** Four seconds of answer, so that the server is killed before its end. */
const TOKENS = 160;
const LOOK_EVERY_MS = 200;
const MOST_LOOKS = 300;

it("asks once and answers in the end when the server is killed in the middle of a run", async () => {
  const [model, identity, given, port] = await Promise.all([
    startOpenAiStandIn({ tokens: TOKENS, rate: 40 }),
    startEntraProvider(),
    newSpawnEnvironment(),
    freePort(),
  ]);
  const environment = {
    ...given.variables,
    PORT: String(port),
    OPENAI_BASE_URL: model.baseUrl,
    OPENAI_MODELS: "gpt-5",
    ...identity.environment,
  };
  const token = await identity.newToken();
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  let server = await spawnServer(environment);
  const send = (path: string, body?: object) =>
    fetch(`${server.url}/api${path}`, {
      headers,
      ...(body ? { method: "POST", body: JSON.stringify(body) } : {}),
    });
  async function untilSchedule(isReached: (schedule: Schedule | undefined) => boolean) {
    for (let look = 0; look < MOST_LOOKS; look += 1) {
      const [schedule] = scheduleList.parse(await (await send("/schedules")).json()).items;
      if (isReached(schedule)) return schedule;
      await pause(LOOK_EVERY_MS);
    }
    throw new Error("The schedule did not get there.");
  }

  const id = randomUUID();
  const made = await send("/schedules", {
    id,
    question: "¿Qué cambió?",
    chat: "chat-libre",
    assistantId: null,
    model: null,
    online: false,
    personalData: null,
    rule: { every: "month", day: 1, time: "08:00" },
    timeZone: "Europe/Madrid",
  });
  expect(made.status).toBe(201);
  expect((await send(`/schedules/${id}/runs`, {})).status).toBe(202);
  const running = await untilSchedule((schedule) => schedule?.conversationId !== null);
  expect(running?.lastRun?.state).toBe("running");
  await server.end("SIGKILL");
  server = await spawnServer(environment);

  const ended = await untilSchedule((schedule) => schedule?.lastRun?.state === "done");
  const messages = await httpChat(token).messages(server.url, ended?.conversationId ?? "");
  expect(messages.map(({ role, state }) => `${role} ${state}`)).toEqual([
    "user complete",
    "assistant interrupted",
    "assistant complete",
  ]);
  expect(messages.at(-1)?.text).toBe(answerText(TOKENS));
  expect((await server.end("SIGINT")).code).toBe(0);
  await Promise.all([model.close(), identity.close()]);
  await given.remove();
}, 180_000);
