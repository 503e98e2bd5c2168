import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { openStreams, type StreamTarget } from "./open-streams.ts";
import { percentile, rounded } from "./process-figures.ts";
import { startTargets } from "./stream-targets.ts";

/**
 * The time to the first token as one conversation grows: questions are asked in it one after the other, and the bare
 * proxy gets the same questions in between. A figure is the middle of the last questions before each length.
 */
const { values } = parseArgs({
  options: {
    messages: { type: "string", default: "20,100,500,1000,2000" },
    database: { type: "string", default: "embedded" },
    against: { type: "string" },
  },
});
const SAMPLES = 20;
const lengths = values.messages.split(",").map(Number);
const { targets, warm, close } = await startTargets({
  tokens: "8",
  rate: "200",
  database: values.database,
  against: values.against,
});
await warm();

const asked = Object.entries(targets).map(([name, { target }]) => ({
  name,
  target: name === "direct" || name === "proxy" ? target : inOneConversation(target),
  firstTokens: [] as number[],
}));
for (let questions = 1; questions <= Math.max(...lengths) / 2; questions += 1) {
  for (const { target, firstTokens } of asked) {
    const { firstTokens: measured, failed } = await openStreams(target, 1);
    if (failed > 0) throw new Error("a question failed");
    firstTokens.push(...measured);
  }
  if (!lengths.includes(questions * 2)) continue;
  const figures = asked.map(({ name, firstTokens }) => [
    name,
    rounded(percentile(firstTokens.slice(-SAMPLES), 0.5)),
  ]);
  const row = { database: values.database, messages: questions * 2, ...Object.fromEntries(figures) };
  process.stdout.write(`${JSON.stringify(row)}\n`);
}
await close();

/** Every question continues the conversation of the first one. */
function inOneConversation(target: StreamTarget): StreamTarget {
  const conversationId = randomUUID();
  let lastAnswerId: string | null = null;
  return {
    url: target.url,
    countTokens: target.countTokens,
    headers: () => target.headers(0),
    body: (stream, question) => {
      const answerId = randomUUID();
      const body = {
        ...JSON.parse(target.body(stream, question)),
        conversationId,
        answerId,
        parentId: lastAnswerId,
      };
      lastAnswerId = answerId;
      return JSON.stringify(body);
    },
  };
}
