import type { ToolCall } from "@metatron/contract/chat/turn-step";
import type { ErrorCode } from "@metatron/contract/error-codes";
import { EMPTY_STEP } from "@metatron/turn/turn";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { aFollowedAnswer } from "../../../local-db/local-db.fixtures.ts";
import type { MessageRow } from "../../../local-db/rows.ts";
import { aCall } from "../../tools/tool-calls.fixtures.ts";
import { Answer } from "./answer.tsx";
import type { MessageHandlers, Writer } from "./message-handlers.ts";
import { messageRow, pathStep } from "./messages.fixtures.ts";
import { Question } from "./question.tsx";

const nothing = () => undefined;

function answerMarkup(
  changes: Partial<MessageRow>,
  handlers: MessageHandlers = {},
  { versions = ["a"], writers = [] }: { versions?: string[]; writers?: Writer[] } = {},
) {
  return renderToStaticMarkup(
    <Answer
      step={pathStep({ id: "a", role: "assistant", text: "Hola", ...changes }, versions)}
      growing={null}
      ownFiles={new Set()}
      activeCitation={null}
      isSpeaking={false}
      modelNames={new Map([["gpt-5", "GPT 5"]])}
      writers={writers}
      author={null}
      handlers={handlers}
    />,
  );
}

function questionMarkup(answerState: MessageRow["state"], { isHeldBack = false } = {}) {
  return renderToStaticMarkup(
    <Question
      step={pathStep({ id: "q", role: "user", text: "¿Qué?" })}
      answerState={answerState}
      isHeldBack={isHeldBack}
      isEditing={false}
      onEditing={nothing}
      isUnfolded={false}
      fileNotes={new Map()}
      handlers={{ onEdit: nothing }}
    />,
  );
}

describe("the tool calls of an answer", () => {
  const stepsWith = (...calls: ToolCall[]) => [{ ...EMPTY_STEP, calls, isFinished: true }];

  it("are one line, also of a stored answer, and absent without tools", () => {
    const calls = [aCall(), aCall({ id: "2", name: "read_document", state: "output-error" })];
    const markup = answerMarkup({ steps: stepsWith(...calls) });
    expect(markup).toContain("toolCalls.count · toolCalls.doneWith.search_documents · toolCalls.failed");
    expect(answerMarkup({})).not.toContain("toolCalls");
  });

  it("show what runs now while the answer is being written", () => {
    const calls = [aCall(), aCall({ id: "2", name: "calculate", state: "input-available" })];
    const markup = answerMarkup({ state: "streaming", steps: stepsWith(...calls) });
    expect(markup).toContain(">toolCalls.running.calculate<");
  });

  it("do not keep an answer busy for a screen reader while they wait for the person", () => {
    const waiting = (state: MessageRow["state"]) =>
      answerMarkup({ state, steps: stepsWith(aCall({ state: "approval-requested" })) });
    expect(waiting("streaming")).toContain('aria-busy="false"');
    expect(answerMarkup({ state: "streaming" })).toContain('aria-busy="true"');
  });
});

describe("an answer", () => {
  it("has no button without a handler", () => {
    expect(answerMarkup({}).match(/aria-label="[^"]*"/g)).toEqual([
      'aria-label="messages.actions.group"',
      'aria-label="messages.actions.copy"',
      'aria-label="messages.actions.more"',
    ]);
  });

  it("has a button for each handler", () => {
    const markup = answerMarkup({}, { onSpeak: nothing, onFeedback: nothing, onRegenerate: nothing });
    for (const name of ["listen", "good", "bad", "regenerate"])
      expect(markup).toContain(`messages.actions.${name}`);
  });

  it("offers versions only where there are several", () => {
    const handlers = { onChooseVersion: nothing };
    expect(answerMarkup({}, handlers)).not.toContain("messages.versions");
    expect(answerMarkup({}, handlers, { versions: ["x", "a", "y"] })).toContain("2/3");
  });

  it("keeps the text when it was cut off, and offers to retry and to continue", () => {
    const markup = answerMarkup(
      { state: "interrupted", errorCode: "answer_interrupted", timeResponse: 12 },
      { onRetry: nothing, onContinue: nothing, onRegenerate: nothing },
    );
    for (const text of ["Hola", "ended.cut", "ended.keptAfter", "ended.retry", "ended.continue"])
      expect(markup).toContain(text);
    expect(markup).not.toContain("messages.actions.regenerate");
  });

  it("offers another model after a failure that another model may not have", () => {
    const writers = [
      { id: "gpt-5", label: "GPT 5" },
      { id: "mini", label: "Mini" },
    ];
    const offer = (errorCode: ErrorCode, known = writers) =>
      answerMarkup(
        { state: "failed", errorCode, model: "gpt-5" },
        { onRegenerateWith: nothing, onRetry: nothing },
        {
          writers: known,
        },
      ).includes("messages.ended.otherModel");
    expect(
      (["model_unavailable", "provider_broken_stream", "internal"] as const).map((code) => offer(code)),
    ).toEqual([true, true, true]);
    expect(offer("daily_limit_reached")).toBe(false);
    expect(offer("model_unavailable", writers.slice(0, 1))).toBe(false);
  });

  it("shows why it is missing, and does not offer to continue", () => {
    const markup = answerMarkup(
      { state: "failed", errorCode: "model_unavailable", text: "" },
      { onRetry: nothing, onContinue: nothing },
    );
    expect(markup).toContain("errors.model_unavailable");
    expect(markup).not.toContain("ended.continue");
    expect(markup).not.toContain("messages.actions");
  });

  it("links only web pages", () => {
    const urls = [
      { url: "https://ejemplo.com/a", title: "Buena" },
      { url: "javascript:alert(1)", title: "Mala" },
    ];
    const markup = answerMarkup({ online: true, urls });
    expect(markup).toContain('href="https://ejemplo.com/a"');
    expect(markup).not.toContain("javascript:");
  });

  it("shows the growing text and the state that only this browser knows", () => {
    const { turn } = aFollowedAnswer({ id: "a", text: "Hola y más", state: "complete" });
    const message = messageRow({ id: "a", role: "assistant", text: "Hola y más", feedback: "good" });
    const [step = EMPTY_STEP] = turn.steps;
    const steps = [{ ...step, reasoning: "Pienso" }];
    const markup = renderToStaticMarkup(
      <Answer
        step={pathStep({ id: "a", role: "assistant", text: "Hola", feedback: "good" })}
        growing={{ message, turn: { ...turn, steps, notices: [{ kind: "demo_answer" }] } }}
        ownFiles={new Set()}
        activeCitation={null}
        isSpeaking={false}
        modelNames={new Map()}
        writers={[]}
        author={null}
        handlers={{ onFeedback: nothing }}
      />,
    );
    for (const text of ["Hola y más", "notices.demo", "reasoning.thought", 'aria-pressed="true"'])
      expect(markup).toContain(text);
  });
});

describe("a question", () => {
  it("is shown as being sent at first, and then as held back", () => {
    expect(questionMarkup("waiting")).toContain('data-state="live"');
    expect(questionMarkup("waiting")).not.toContain("question.waiting");
    expect(questionMarkup("waiting", { isHeldBack: true })).toContain('data-state="wait"');
    expect(questionMarkup("waiting", { isHeldBack: true })).toContain("question.editWaiting");
  });

  it("can't be edited while its answer is being written", () => {
    expect(questionMarkup("streaming")).not.toContain("<button");
    expect(questionMarkup("complete")).toContain("messages.question.edit");
  });

  it("shows by its horizon line how the answer ended", () => {
    expect(questionMarkup("failed")).toContain('data-state="bad"');
    expect(questionMarkup("stopped")).toContain('data-state="rest"');
  });
});
