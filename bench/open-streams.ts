import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

export interface StreamTarget {
  url: string;
  headers: (stream: number) => Record<string, string>;
  body: (stream: number, question: string) => string;
  /** How many tokens stand in these bytes. */
  countTokens: (chunk: string) => number;
}

export interface StreamsResult {
  tokens: number;
  failed: number;
  /** Milliseconds from the request to each stream's first token. */
  firstTokens: number[];
  /** Milliseconds between the tokens of a stream. */
  gaps: number[];
  seconds: number;
}

/** Opens so many streams, all at once or spread evenly over a time, and reads each to its end. */
export async function openStreams(
  target: StreamTarget,
  count: number,
  { question = "Hola", spreadMs = 0 }: { question?: string; spreadMs?: number } = {},
): Promise<StreamsResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const result: StreamsResult = { tokens: 0, failed: 0, firstTokens: [], gaps: [], seconds: 0 };
  const started = performance.now();
  await Promise.all(
    Array.from({ length: count }, async (_, stream) => {
      if (spreadMs > 0) await wait((spreadMs / count) * stream);
      await openOne(target, { agent, stream, question, result });
    }),
  );
  result.seconds = (performance.now() - started) / 1000;
  agent.destroy();
  return result;
}

function openOne(
  target: StreamTarget,
  run: { agent: Agent; stream: number; question: string; result: StreamsResult },
): Promise<void> {
  const { agent, stream, question, result } = run;
  const body = target.body(stream, question);
  return new Promise((resolve) => {
    const sentAt = performance.now();
    let lastAt = 0;
    const outgoing = request(
      target.url,
      { method: "POST", agent, headers: { "content-type": "application/json", ...target.headers(stream) } },
      (answer) => {
        if (answer.statusCode !== 200) result.failed += 1;
        answer.setEncoding("latin1");
        answer.on("data", (chunk: string) => {
          const tokens = target.countTokens(chunk);
          if (tokens === 0) return;
          const now = performance.now();
          if (lastAt === 0) result.firstTokens.push(now - sentAt);
          else result.gaps.push(now - lastAt);
          lastAt = now;
          result.tokens += tokens;
        });
        answer.on("end", resolve);
        answer.on("error", () => {
          result.failed += 1;
          resolve();
        });
      },
    );
    outgoing.on("error", () => {
      result.failed += 1;
      resolve();
    });
    outgoing.end(body);
  });
}

export function occurrences(text: string, sign: string): number {
  let count = 0;
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + sign.length)) count += 1;
  return count;
}
