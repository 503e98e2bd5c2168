import { noticeTarget } from "../../lib/notice-target.ts";

/** What can arrive while the person does not look at the app. */
export type Arrival =
  | { kind: "answer"; conversationId: string; title: string; state: "complete" | "waits" | "failed" }
  | { kind: "research"; conversationId: string; title: string; state: "complete" | "failed" }
  | { kind: "case"; id: string; number: string }
  | { kind: "news"; id: string };

export interface Notice {
  /** A key of the settings' texts. */
  words:
    | "answerReady"
    | "answerFailed"
    | "answerWaits"
    | "reportReady"
    | "reportFailed"
    | "caseReplied"
    | "mustReadArrived";
  body: string;
  tag: string;
  path: string;
}

/** Names the conversation or the case, and nothing that was written there: bystanders may read the notification. */
export function arrivalNotice(arrival: Arrival): Notice {
  switch (arrival.kind) {
    case "answer": {
      const words = { complete: "answerReady", waits: "answerWaits", failed: "answerFailed" } as const;
      const target = noticeTarget("answer", arrival.conversationId);
      return { words: words[arrival.state], body: arrival.title, ...target };
    }
    case "research": {
      const words = arrival.state === "complete" ? "reportReady" : "reportFailed";
      return { words, body: arrival.title, ...noticeTarget("research", arrival.conversationId) };
    }
    case "case":
      return { words: "caseReplied", body: arrival.number, ...noticeTarget("case", arrival.id) };
    case "news":
      return { words: "mustReadArrived", body: "", ...noticeTarget("news", arrival.id) };
  }
}
