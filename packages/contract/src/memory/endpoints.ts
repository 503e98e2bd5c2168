import { type Endpoint, endpoint } from "../endpoint.ts";
import { memoryCalls } from "./calls.ts";
import {
  memoryFact,
  memoryFactFields,
  memorySwitch,
  myMemory,
  proposalAnswer,
  proposalOutcome,
} from "./memory.ts";

const tag = "People and product";

export const memoryEndpoints = {
  readMyMemory: endpoint(memoryCalls.readMyMemory, {
    tag,
    summary: "The facts that the assistant remembers about the caller, newest first.",
    responses: { 200: myMemory },
  }),
  switchMemory: endpoint(memoryCalls.switchMemory, {
    tag,
    summary: "Use the caller's facts in answers and propose new ones, or stop doing so; the facts are kept.",
    body: memorySwitch,
    responses: { 200: myMemory },
  }),
  saveMemoryFact: endpoint(memoryCalls.saveMemoryFact, {
    tag,
    summary:
      "Remember a fact about the caller, or change one. 409 `version_conflict` where it was changed elsewhere, 409 `memory_fact_known` where another fact says the same, 429 `memory_limit_reached` at the limit.",
    body: memoryFactFields,
    responses: { 200: memoryFact },
  }),
  deleteMemoryFact: endpoint(memoryCalls.deleteMemoryFact, {
    tag,
    summary: "Forget a fact about the caller.",
    responses: { 204: "empty" },
  }),
  clearMemory: endpoint(memoryCalls.clearMemory, {
    tag,
    summary: "Forget every fact about the caller.",
    responses: { 204: "empty" },
  }),
  answerMemoryProposal: endpoint(memoryCalls.answerMemoryProposal, {
    tag,
    summary: "Keep or decline the fact that an answer proposes to remember. The first answer counts.",
    body: proposalAnswer,
    responses: { 200: proposalOutcome },
  }),
} satisfies Record<keyof typeof memoryCalls, Endpoint>;
