import { afterAll, beforeAll, expect, it } from "vitest";
import { startEntraProvider } from "../../../test/entra-provider.ts";
import { freePort } from "../../../test/free-port.ts";
import { httpChat, readUntil } from "../../../test/http-chat.ts";
import { newSpawnEnvironment } from "../../../test/spawn-environment.ts";
import { type SpawnedServer, spawnServer } from "../../../test/spawn-server.ts";
import { answerText, startOpenAiStandIn } from "../../../test/stand-ins/openai.ts";

/** `npm run soak` kills a server more often, and during answers of several steps. */
const ROUNDS = 2;
/** Ten seconds of answer, so that the server is killed before its end. */
const TOKENS = 400;

let environment: Record<string, string>;
const closers: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const [model, identity] = await Promise.all([
    startOpenAiStandIn({ tokens: TOKENS, rate: 40 }),
    startEntraProvider(),
  ]);
  closers.push(
    () => model.close(),
    () => identity.close(),
  );
  const given = await newSpawnEnvironment();
  closers.push(() => given.remove());
  environment = {
    ...given.variables,
    PORT: String(await freePort()),
    OPENAI_BASE_URL: model.baseUrl,
    OPENAI_MODELS: "gpt-5",
    ...identity.environment,
  };
  newToken = identity.newToken;
});
let newToken: () => Promise<string>;
afterAll(() => Promise.all(closers.map((close) => close())));

it(
  `loses no acknowledged question when it is killed mid-answer, ${ROUNDS} times at random points`,
  async () => {
    let server: SpawnedServer = await spawnServer(environment);
    const chat = httpChat(await newToken());
    for (let round = 0; round < ROUNDS; round += 1) {
      const { request, response } = await chat.send(server.url, `Pregunta ${round}`);
      const wanted = 300 + Math.floor(Math.random() * 4000);
      const seen = await readUntil(response, (text) => text.length > wanted);
      await server.end("SIGKILL");
      server = await spawnServer(environment);

      // A reader who reconnects waits for seconds at most, then gets the end of the answer.
      const resumed = await chat.resume(server.url, request.answerId, 1);
      expect(resumed.status).toBe(204);
      const [question, answer] = await chat.messages(server.url, request.conversationId);
      expect(question).toMatchObject({ id: request.messageId, text: `Pregunta ${round}`, state: "complete" });
      expect(answer).toMatchObject({
        id: request.answerId,
        state: "interrupted",
        errorCode: "answer_interrupted",
      });
      expect(answerText(TOKENS).startsWith(answer?.text ?? "-")).toBe(true);
      expect(seen).toContain('"type":"start"');
    }
    expect((await server.end("SIGINT")).code).toBe(0);
  },
  60_000 + ROUNDS * 30_000,
);
