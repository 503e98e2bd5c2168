import { line } from "@metatron/contract/fields";
import { memoryCalls } from "@metatron/contract/memory/calls";
import { MAX_MEMORY_FACT_CHARS } from "@metatron/contract/memory/constants";
import { z } from "zod";
import type { Db } from "../../../adapters/db/index.ts";
import { checkProposal, keepFact, REMEMBER_TOOL } from "../../memory/index.ts";
import { defineTool, type Tool } from "../../turns/index.ts";
import { checkRight } from "../check-right.ts";
import { idOfCall } from "../id-of-call.ts";

const input = z.strictObject({
  fact: line(MAX_MEMORY_FACT_CHARS).describe(
    "One short sentence in the first person, in the person's language, made only of words of one of their sentences: «Trabajo en la base de SCL».",
  ),
});

export interface RememberFactDeps {
  db: Db;
  now(): Date;
  isMemoryAllowed: boolean;
}

/** Proposes a fact about the person. The person is asked at every call, and sees nothing that is not their own words. */
export function createRememberFactTool(deps: RememberFactDeps): Tool {
  return defineTool({
    name: REMEMBER_TOOL,
    description:
      "Asks the person whether you may remember one lasting fact about them in all their conversations, and keeps it if they agree.",
    access: "write",
    byDefault: "ask",
    alwaysAsks: true,
    isKeptHere: true,
    input,
    refuse: ({ fact }, { personId, conversationId }) =>
      checkProposal(deps, { personId, conversationId, text: fact }),
    async run({ fact }, { personId, roles, conversationId, idempotencyKey, signal }) {
      checkRight(memoryCalls.saveMemoryFact.allow, roles, "remembering facts");
      const refusal = await checkProposal(deps, { personId, conversationId, text: fact });
      if (refusal) throw new Error(refusal);
      signal.throwIfAborted();
      await keepFact(deps, { id: idOfCall(idempotencyKey, personId), personId, text: fact, from: "tool" });
      return { remembered: fact };
    },
  });
}
