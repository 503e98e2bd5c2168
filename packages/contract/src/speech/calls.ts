import { type Call, inChat } from "../call.ts";

export const speechCalls = {
  speak: { method: "POST", path: "/fmops/tts", allow: inChat, answer: "binary", bypass: true },
  listVoices: { method: "GET", path: "/fmops/voices", allow: inChat },
  transcribe: { method: "POST", path: "/fmops/transcribe", allow: inChat, bypass: true },
} as const satisfies Record<string, Call>;
