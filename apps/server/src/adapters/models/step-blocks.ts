import type { EarlierStep } from "./model-client.ts";
import type { Fields, ProviderState, StateItem } from "./provider-state.ts";

export type MadeCall = EarlierStep["calls"][number];

/** One block of an earlier step, in the order in which the model wrote it. */
export type StepBlock =
  | { type: "text"; text: string; fields: Fields | undefined }
  | { type: "call"; call: MadeCall; fields: Fields | undefined }
  | { type: "opaque"; value: unknown };

/** The blocks of a step: as its provider state has them, or else its text and then its calls. */
export function blocksOf({ text, calls, providerState }: EarlierStep): StepBlock[] {
  const items = providerState?.items ?? [
    { type: "text" as const, text, fields: undefined },
    ...calls.map(() => ({ type: "call" as const, fields: undefined })),
  ];
  const left = calls.values();
  return items.flatMap((item) => toBlock(item, () => left.next().value));
}

function toBlock(item: StateItem, nextCall: () => MadeCall | undefined): StepBlock[] {
  switch (item.type) {
    case "text":
      return item.text === "" && !item.fields ? [] : [{ type: "text", text: item.text, fields: item.fields }];
    case "call": {
      const call = nextCall();
      return call ? [{ type: "call", call, fields: item.fields }] : [];
    }
    case "opaque":
      return [item];
  }
}

/** Providers refuse states that another model wrote: its signatures do not match. */
export function withOwnStates(
  steps: readonly EarlierStep[] | undefined,
  { protocol, modelId }: Pick<ProviderState, "protocol" | "modelId">,
): readonly EarlierStep[] | undefined {
  return steps?.map((step) => {
    const { providerState: state } = step;
    if (!state || (state.protocol === protocol && state.modelId === modelId)) return step;
    return { ...step, providerState: undefined };
  });
}
