import { type Endpoint, endpoint } from "../endpoint.ts";
import { retentionCalls } from "./calls.ts";
import { retentionPreview, retentionReset, retentionRule, retentionState } from "./retention.ts";

const tag = "Administration";

export const retentionEndpoints = {
  readRetention: endpoint(retentionCalls.readRetention, {
    tag,
    summary: "How long conversations, files, usage events and hand-overs are kept, for administrators.",
    responses: { 200: retentionState },
  }),
  writeRetention: endpoint(retentionCalls.writeRetention, {
    tag,
    summary: "Change one of these rules, for administrators; the daily job applies it.",
    body: retentionRule,
    responses: { 200: retentionState },
  }),
  resetRetention: endpoint(retentionCalls.resetRetention, {
    tag,
    summary: "Return one of these rules to its configured value, for administrators.",
    body: retentionReset,
    responses: { 200: retentionState },
  }),
  previewRetention: endpoint(retentionCalls.previewRetention, {
    tag,
    summary: "What a rule would delete now; nothing is changed, for administrators.",
    body: retentionRule,
    responses: { 200: retentionPreview },
  }),
} satisfies Record<keyof typeof retentionCalls, Endpoint>;
