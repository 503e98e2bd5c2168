import type { ModelCall, ModelRegistry, ResolvedModel } from "../src/adapters/models/index.ts";

/** A model that keeps every call it gets and answers what the test says. */
export interface RecordingModel {
  models: Partial<ModelRegistry>;
  calls: ModelCall[];
  callsFor(purpose: ModelCall["purpose"]): ModelCall[];
  /** The last answer's call, which is what the model was given to work with. */
  prompt(): ModelCall;
  /** What it says next, by what it is asked for; a function may throw or wait. */
  says: {
    answer: string;
    rewrite: (call: ModelCall) => string | Promise<string>;
    read: (call: ModelCall) => string | Promise<string>;
    classify: (call: ModelCall) => string | Promise<string>;
  };
  reset(): void;
}

export function recordingModel(tokenLimit = 100_000): RecordingModel {
  const info: ResolvedModel["info"] = {
    id: "recording",
    label: "Recording",
    provider: "ollama",
    tokenLimit,
    charLimit: tokenLimit * 4,
    vision: false,
    online: false,
    images: false,
    demo: false,
  };
  const calls: ModelCall[] = [];
  const unasked = () => {
    throw new Error("Nobody said what the model answers.");
  };
  const first: RecordingModel["says"] = {
    answer: "Respuesta.",
    rewrite: unasked,
    read: unasked,
    classify: () => "📄 Título",
  };
  const says = { ...first };
  const usage = { inputTokens: 1, outputTokens: 1, isEstimate: false };
  const model: ResolvedModel = {
    info,
    async stream(call) {
      calls.push(call);
      call.signal?.throwIfAborted();
      call.onEvent({ type: "text", text: says.answer });
      call.onEvent({ type: "usage", ...usage });
      call.onEvent({ type: "finish", reason: "stop" });
    },
    async complete(call) {
      calls.push(call);
      call.signal?.throwIfAborted();
      const { purpose } = call;
      const isSaid = purpose === "rewrite" || purpose === "read" || purpose === "classify";
      const text = isSaid ? await says[purpose](call) : "📄 Título";
      return { text, modelId: info.id, usage };
    },
  };
  const callsFor = (purpose: ModelCall["purpose"]) => calls.filter((call) => call.purpose === purpose);
  return {
    models: {
      modelsFor: async () => [info],
      defaultFor: async () => info,
      resolve: async () => model,
    },
    calls,
    callsFor,
    prompt() {
      const last = callsFor("answer").at(-1);
      if (!last) throw new Error("The model was not asked.");
      return last;
    },
    says,
    reset() {
      calls.length = 0;
      Object.assign(says, first);
    },
  };
}
