import { channel } from "node:diagnostics_channel";

/** Something that happened in the process and that an operator may count or time. Contains no person and no text. */
export interface Observation<Fact extends object> {
  /** Costs a property read while nobody observes. */
  publish(fact: Fact): void;
  /** Returns a function that ends the observation. */
  observe(take: (fact: Fact) => void): () => void;
}

export const tokenRejected = defineObservation<{ reason: string }>("token-rejected");
export const cacheRead = defineObservation<{ cache: string; isHit: boolean }>("cache-read");
export const firstTokenSent = defineObservation<{ seconds: number }>("first-token");
export const turnEnded = defineObservation<{
  /** The state of the stored answer, or the code of its error. */
  outcome: string;
  seconds: number;
  inputTokens: number;
  outputTokens: number;
}>("turn-ended");
export const modelCalled = defineObservation<{
  model: string;
  purpose: string;
  outcome: string;
  seconds: number;
}>("model-called");
export const toolCalled = defineObservation<{ tool: string; outcome: string; seconds: number }>(
  "tool-called",
);
export const documentParsed = defineObservation<{ outcome: string; seconds: number }>("document-parsed");

function defineObservation<Fact extends object>(name: string): Observation<Fact> {
  const facts = channel(`metatron:${name}`);
  return {
    publish(fact) {
      if (facts.hasSubscribers) facts.publish(fact);
    },
    observe(take) {
      // Safe: `publish` above is the only publisher of this channel.
      const listen = (fact: unknown) => take(fact as Fact);
      facts.subscribe(listen);
      return () => facts.unsubscribe(listen);
    },
  };
}
