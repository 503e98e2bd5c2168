import { z } from "zod";
import { count, id, instant, line } from "../fields.ts";
import { MAX_MEMORY_FACT_CHARS, memoryKinds, proposalStates } from "./constants.ts";

const kind = z.enum(memoryKinds);

export const memoryFactFields = z
  .strictObject({
    text: line(MAX_MEMORY_FACT_CHARS),
    // The version that the change is based on; null makes a new fact.
    version: z.int().min(1).nullable(),
  })
  .meta({ id: "MemoryFactFields" });

export const memoryFact = z
  .object({ id, text: z.string(), kind, version: count, createdAt: instant, updatedAt: instant })
  .meta({ id: "MemoryFact" });
export type MemoryFact = z.infer<typeof memoryFact>;

export const myMemory = z
  .object({
    // Whether the company lets the product remember facts; false: nothing is proposed, added or used.
    isAllowed: z.boolean(),
    // The person's own switch. While off, the facts are kept and not used.
    isOn: z.boolean(),
    items: z.array(memoryFact),
  })
  .meta({ id: "MyMemory" });
export type MyMemory = z.infer<typeof myMemory>;

export const memorySwitch = z.strictObject({ isOn: z.boolean() }).meta({ id: "MemorySwitch" });

export const proposalAnswer = z.strictObject({ keep: z.boolean() }).meta({ id: "MemoryProposalAnswer" });

export const proposalOutcome = z
  .object({ state: z.enum(proposalStates).exclude(["open"]) })
  .meta({ id: "MemoryProposalOutcome" });

/** What an answer has to do with the person's facts. */
export const answerMemory = z
  .object({
    // The facts that its prompt contained. Without their texts, so that a deleted fact is gone here as well.
    used: z.array(z.object({ id, kind })),
    // A fact from the person's own message that may be kept; shown as a card under the answer.
    proposal: z.object({ text: z.string(), state: z.enum(proposalStates) }).nullable(),
  })
  .meta({ id: "AnswerMemory" });
export type AnswerMemory = z.infer<typeof answerMemory>;
