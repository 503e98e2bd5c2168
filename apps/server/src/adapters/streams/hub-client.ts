import type { FromHub, HubCallName, HubCalls, HubLink, ToHub } from "./hub-messages.ts";

type Pushed = Exclude<FromHub, { type: "answer" }>;

/** A process's side of the hub, shared by its streams and counters. */
export interface HubClient {
  ask<Name extends HubCallName>(name: Name, ask: HubCalls[Name]["ask"]): Promise<HubCalls[Name]["answer"]>;
  tell(message: Exclude<ToHub, { type: "ask" }>): void;
  /** Called for each message that is not an answer. */
  onPush(take: (message: Pushed) => void): void;
}

export function createHubClient(link: HubLink): HubClient {
  const waiting = new Map<number, (value: unknown) => void>();
  let take: (message: Pushed) => void = () => undefined;
  let lastId = 0;

  link.onMessage((message) => {
    if (message.type !== "answer") return take(message);
    waiting.get(message.id)?.(message.value);
    waiting.delete(message.id);
  });

  return {
    ask<Name extends HubCallName>(name: Name, ask: HubCalls[Name]["ask"]) {
      lastId += 1;
      const id = lastId;
      return new Promise<HubCalls[Name]["answer"]>((resolve) => {
        // Safe: the hub answers each name with the type that `HubCalls` gives it.
        waiting.set(id, (value) => resolve(value as HubCalls[Name]["answer"]));
        // Safe: name and ask belong together by the signature, which a union of pairs can't express.
        link.send({ type: "ask", id, name, ask } as ToHub);
      });
    },
    tell: (message) => link.send(message),
    onPush(next) {
      take = next;
    },
  };
}
