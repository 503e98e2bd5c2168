import { randomInt } from "node:crypto";
import { expect, inject } from "vitest";

/** An answer that the stand-in model pauses halfway, until the journey releases it. */
interface HeldAnswer {
  /** Selects the answer, as part of the question or of a document. */
  marker: string;
  /** Lets one or more model calls end; each step of an answer is one call. */
  release(answers?: number): Promise<void>;
}

export function newHeldAnswer(tokens: number, script: "held" | "held-whole" = "held"): HeldAnswer {
  const key = randomInt(2 ** 40);
  return {
    marker: `[[script:${script} tokens=${tokens} key=${key}]]`,
    async release(answers = 1) {
      const address = `${inject("modelUrl")}/release?key=${key}&answers=${answers}`;
      expect((await fetch(address, { method: "POST" })).status).toBe(200);
    },
  };
}
