import type { StreamPart } from "@metatron/contract/chat/stream-parts";
import type { FormAnswer } from "@metatron/contract/chat/tool-form";
import type { Steer, ToolCall, TurnStep } from "@metatron/contract/chat/turn-step";
import { beginTurn, EMPTY_STEP, isWaiting, type Turn } from "./turn.ts";

/** The turn after one more event. Pure: the server stores the result, and the browser shows it. */
export function reduceTurn(turn: Turn, event: StreamPart): Turn {
  // The conversation's title and the verdicts arrive after the end; no other later event belongs to the
  // answer.
  if (event.type === "data-verdicts") return withVerdicts(turn, event.data);
  if (turn.state !== "streaming") return turn;
  switch (event.type) {
    case "text-delta":
      return inLastStep(withoutProgressLine(turn), (step) => ({ ...step, text: step.text + event.delta }));
    case "reasoning-delta":
      return inLastStep(turn, (step) => ({ ...step, reasoning: step.reasoning + event.delta }));
    case "start-step":
      return turn.steps.at(-1)?.isFinished ? { ...turn, steps: [...turn.steps, EMPTY_STEP] } : turn;
    case "finish-step":
      return inLastStep(turn, (step) => ({ ...step, isFinished: true }));
    case "data-taken-over":
      // The new process streams everything again except the finished steps.
      return { ...beginTurn(turn.id), steps: withOneUnderWay(event.data.steps) };
    case "data-steer":
      return withSteer(turn, event.data);
    case "tool-input-start":
      return withCall(turn, newCall(event));
    case "tool-input-delta":
      return inCall(turn, event.toolCallId, (call) => ({
        ...call,
        inputText: call.inputText + event.inputTextDelta,
      }));
    case "tool-input-available":
      return withCall(turn, {
        ...newCall(event),
        state: "input-available",
        input: event.input,
      });
    case "tool-input-error":
      return withCall(turn, {
        ...newCall(event),
        state: "input-error",
        input: event.input,
        errorText: event.errorText,
      });
    case "tool-approval-request":
      return inCall(turn, event.toolCallId, (call) => ({
        ...call,
        state: "approval-requested",
        approvalId: event.approvalId,
        ...(event.personalData ? { personalData: true } : {}),
      }));
    case "data-approval":
      return inCall(turn, event.data.toolCallId, (call) => ({
        ...call,
        state: event.data.answer === "never" || event.data.answer === "expired" ? "declined" : "approved",
      }));
    case "data-input-masked":
      return inCall(turn, event.data.toolCallId, (call) => ({ ...call, masked: true }));
    case "data-question":
      return inCall(turn, event.data.toolCallId, (call) => ({ ...call, state: "answer-requested" }));
    case "data-form":
      return inCall(turn, event.data.toolCallId, (call) => ({
        ...call,
        state: "answer-requested",
        form: event.data.form,
      }));
    case "data-form-answer":
      return inCall(turn, event.data.toolCallId, (call) => withAnswer(call, event.data));
    case "data-tool-progress":
      return inCall(turn, event.data.toolCallId, (call) => ({
        ...call,
        progress: { done: event.data.done, of: event.data.of },
      }));
    case "tool-output-available":
      return inCall(turn, event.toolCallId, (call) => ({
        ...withoutOpenWork(call),
        state: "output-available",
        output: event.output,
      }));
    case "tool-output-error":
      return inCall(turn, event.toolCallId, (call) => ({
        ...withoutOpenWork(call),
        state: "output-error",
        errorText: event.errorText,
      }));
    case "tool-output-denied":
      return inCall(turn, event.toolCallId, (call) => ({ ...withoutOpenWork(call), state: "declined" }));
    case "data-outcome-unknown":
      return inCall(turn, event.data.toolCallId, (call) => ({
        ...withoutOpenWork(call),
        state: "outcome-unknown",
      }));
    case "source-url":
      return turn.urls.some(({ url }) => url === event.url)
        ? turn
        : { ...turn, urls: [...turn.urls, { url: event.url, title: event.title ?? event.url }] };
    case "data-category":
      return { ...turn, category: event.data };
    case "data-citation":
      return {
        ...turn,
        citations: [...turn.citations.filter(({ n }) => n !== event.data.n), event.data],
      };
    case "data-grounded":
      return { ...turn, grounded: event.data.grounded };
    case "data-memory":
      return { ...turn, memory: event.data };
    case "data-usage":
      return { ...turn, usage: event.data };
    case "data-image":
      return turn.pictureIds.includes(event.data.fileId)
        ? turn
        : { ...turn, pictureIds: [...turn.pictureIds, event.data.fileId] };
    case "data-notice":
      return { ...turn, notices: [...turn.notices, event.data] };
    case "data-status":
      return { ...turn, isSaving: event.data.status === "saving" };
    case "data-reading":
      return { ...turn, reading: event.data };
    case "data-searching":
      return { ...turn, searching: event.data };
    case "error":
      return { ...turn, errorCode: event.code, retryAfterSeconds: event.retryAfterSeconds ?? null };
    case "finish":
      return finished(turn, event);
    case "start":
    case "text-start":
    case "text-end":
    case "reasoning-start":
    case "reasoning-end":
    case "source-document":
    case "data-title":
      return turn;
  }
}

/** Idempotent: the same verdicts delivered twice change nothing. */
function withVerdicts(
  turn: Turn,
  { grounded, verdicts }: Extract<StreamPart, { type: "data-verdicts" }>["data"],
): Turn {
  const byNumber = new Map(verdicts.map((verdict) => [verdict.n, verdict]));
  return {
    ...turn,
    grounded,
    citations: turn.citations.map((citation) => {
      const verdict = byNumber.get(citation.n);
      return verdict ? { ...citation, verified: verdict.verified, statements: verdict.statements } : citation;
    }),
  };
}

function finished(turn: Turn, { messageMetadata }: Extract<StreamPart, { type: "finish" }>): Turn {
  const state = messageMetadata?.state ?? (turn.errorCode ? "failed" : "complete");
  // An interrupted step stays as it is: a later reader must not treat its calls as completed.
  return {
    ...turn,
    steps: turn.steps.map(withoutWaiting),
    state,
    reading: null,
    searching: null,
    isSaving: false,
  };
}

/** Nobody can answer a call of an ended turn. Returns the same step where no call waited. */
function withoutWaiting(step: TurnStep): TurnStep {
  if (!step.calls.some(isWaiting)) return step;
  const calls = step.calls.map((call) =>
    isWaiting(call) ? { ...withoutOpenWork(call), state: "undecided" as const } : call,
  );
  return { ...step, calls };
}

/** Returns the same object where nothing was being read or searched, which is every delta but the first. */
const withoutProgressLine = (turn: Turn): Turn =>
  turn.reading === null && turn.searching === null ? turn : { ...turn, reading: null, searching: null };

/** The last step may lack the results of its calls, which arrive next. */
function withOneUnderWay(steps: readonly TurnStep[]): readonly TurnStep[] {
  const last = steps.at(-1);
  return last && !last.isFinished ? steps : [...steps, EMPTY_STEP];
}

/** Belongs to the step that follows it. A message known from before a takeover is not added twice. */
function withSteer(turn: Turn, { id, text }: Steer): Turn {
  if (turn.steps.some(({ steers }) => steers?.some((known) => known.id === id))) return turn;
  const last = turn.steps.at(-1);
  const opened = last && isBegun(last) ? { ...turn, steps: [...turn.steps, EMPTY_STEP] } : turn;
  return inLastStep(opened, (step) => ({ ...step, steers: [...(step.steers ?? []), { id, text }] }));
}

const isBegun = ({ text, reasoning, calls, isFinished }: TurnStep) =>
  isFinished || text !== "" || reasoning !== "" || calls.length > 0;

function inLastStep(turn: Turn, change: (step: TurnStep) => TurnStep): Turn {
  const last = turn.steps.length - 1;
  return { ...turn, steps: turn.steps.map((step, at) => (at === last ? change(step) : step)) };
}

interface CallEvent {
  toolCallId: string;
  toolName: string;
  title?: string | undefined;
}

function newCall({ toolCallId, toolName, title }: CallEvent): ToolCall {
  return {
    id: toolCallId,
    name: toolName,
    state: "input-streaming",
    inputText: "",
    input: null,
    output: null,
    errorText: null,
    approvalId: null,
    ...(title === undefined ? {} : { title }),
  };
}

/** The call goes on. The same answer delivered twice changes nothing. */
function withAnswer(call: ToolCall, { formId, answer }: { formId: string; answer: FormAnswer }): ToolCall {
  const { form, ...rest } = call;
  if (form?.id !== formId) return call;
  return {
    ...rest,
    state: call.approvalId === null ? "input-available" : "approved",
    forms: [...(call.forms ?? []), { form, answer }],
  };
}

/** Progress and an open form are only shown while the tool runs, and are not stored. */
function withoutOpenWork({ progress: _progress, form: _form, ...call }: ToolCall): ToolCall {
  return call;
}

/** Adds the call to the last step, or replaces the same call if it had already started. */
function withCall(turn: Turn, call: ToolCall): Turn {
  return inLastStep(turn, (step) => ({
    ...step,
    calls: step.calls.some(({ id }) => id === call.id)
      ? step.calls.map((known) => (known.id === call.id ? call : known))
      : [...step.calls, call],
  }));
}

/** An approval may be answered when its step is no longer the last, so every step is searched. */
function inCall(turn: Turn, id: string, change: (call: ToolCall) => ToolCall): Turn {
  return {
    ...turn,
    steps: turn.steps.map((step) =>
      step.calls.some((call) => call.id === id)
        ? { ...step, calls: step.calls.map((call) => (call.id === id ? change(call) : call)) }
        : step,
    ),
  };
}
