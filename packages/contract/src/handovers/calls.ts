import { type Call, inChat, toAsk } from "../call.ts";

export const handoverCalls = {
  listHandovers: { method: "GET", path: "/handovers", allow: inChat },
  findHandoverMaterial: { method: "GET", path: "/handovers/material", allow: inChat },
  // The id comes from the client, so the call may be retried.
  createHandover: { method: "POST", path: "/handovers", allow: inChat, repeatable: true },
  readHandover: { method: "GET", path: "/handovers/{id}", allow: inChat },
  saveHandover: { method: "PUT", path: "/handovers/{id}", allow: inChat },
  deleteHandover: { method: "DELETE", path: "/handovers/{id}", allow: inChat, answer: "empty" },
  // Asks a model, so it is not retried.
  writeHandover: { method: "POST", path: "/handovers/{id}/write", allow: toAsk },
  sendHandover: { method: "POST", path: "/handovers/{id}/send", allow: inChat, repeatable: true },
  withdrawHandover: { method: "POST", path: "/handovers/{id}/withdraw", allow: inChat, repeatable: true },
  receiveHandover: { method: "POST", path: "/handovers/{id}/receipt", allow: inChat, repeatable: true },
  closeHandoverPoint: {
    method: "POST",
    path: "/handovers/{id}/points/{point_id}/close",
    allow: inChat,
    repeatable: true,
  },
} as const satisfies Record<string, Call>;
