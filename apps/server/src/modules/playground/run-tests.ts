import type { AssistantTest } from "@metatron/contract/assistants/assistant-test";
import type { Specialty } from "@metatron/contract/assistants/constants";
import type { Language } from "@metatron/contract/enums";
import type { Draft, TestResult, TestRunPart } from "@metatron/contract/playground/playground";
import type { Session } from "../../http/session.ts";
import { citedPassages, toAnswerError } from "../turns/index.ts";
import { answerDraft } from "./answer-draft.ts";
import { judgeAnswer } from "./judge-answer.ts";
import type { PartStream } from "./open-parts.ts";
import type { PlaygroundDeps } from "./playground-deps.ts";

export interface TestRun {
  session: Session;
  draft: Draft;
  assistantId: string;
  specialty: Specialty | null;
  tests: readonly AssistantTest[];
  language: Language;
}

/** Asks the questions one after the other; each result is sent immediately. */
export async function runTests(
  deps: PlaygroundDeps,
  { tests, ...run }: TestRun,
  stream: PartStream<TestRunPart>,
): Promise<void> {
  let passed = 0;
  try {
    for (const test of tests) {
      const result = await runTest(deps, { ...run, test, signal: stream.signal });
      if (stream.signal.aborted) return;
      if (result.passed) passed += 1;
      await stream.send({ type: "data-test-result", data: result });
    }
    await stream.send({ type: "data-test-summary", data: { passed, failed: tests.length - passed } });
  } finally {
    stream.done();
  }
}

interface OneTest extends Omit<TestRun, "tests"> {
  test: AssistantTest;
  signal: AbortSignal;
}

async function runTest(deps: PlaygroundDeps, { test, ...run }: OneTest): Promise<TestResult> {
  const started = performance.now();
  const secondsSince = () => (performance.now() - started) / 1000;
  try {
    const messages = [{ role: "user" as const, content: test.question }];
    const { text, passages, toolsCalled } = await answerDraft(deps, { ...run, messages });
    const citations = citedPassages(text, passages);
    const documents = passages.map(({ title }) => title);
    const { facts, tools, passed } = judgeAnswer(test, {
      text,
      documents,
      citations,
      isFixed: false,
      toolsCalled,
    });
    return {
      testId: test.id,
      passed,
      answer: text,
      facts,
      tools,
      citations,
      seconds: secondsSince(),
      errorCode: null,
    };
  } catch (error) {
    const known = toAnswerError(error);
    if (!known && !run.signal.aborted) deps.log.error({ err: error }, "test of an assistant failed");
    return {
      testId: test.id,
      passed: false,
      answer: "",
      citations: [],
      seconds: secondsSince(),
      facts: test.facts.map((fact) => ({ fact, found: false })),
      tools: [],
      errorCode: known?.code ?? "internal",
    };
  }
}
