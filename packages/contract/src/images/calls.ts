import { type Call, inChat, toAsk } from "../call.ts";

export const imageCalls = {
  generateImages: { method: "POST", path: "/images/generate", allow: toAsk, bypass: true, repeatable: true },
  describeImage: { method: "POST", path: "/images/describe", allow: inChat, repeatable: true },
  listImages: { method: "GET", path: "/images", allow: inChat },
  deleteImage: { method: "DELETE", path: "/images/{fileId}", allow: inChat, answer: "empty" },
  imageMaker: { method: "GET", path: "/images/maker", allow: inChat },
} as const satisfies Record<string, Call>;
