import type {
  ComparisonAsked,
  ComparisonColumn,
  ComparisonQuestion,
} from "@metatron/contract/comparisons/comparison";
import type { Language } from "@metatron/contract/enums";
import { AppError, notFound } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import {
  type ColumnRow,
  noteQuestion,
  parentOfQuestion,
  readComparisonRow,
  readRunning,
} from "./comparisons.repo.ts";
import type { ComparisonsDeps } from "./comparisons-deps.ts";
import { requireComparisons } from "./require-comparisons.ts";

interface Asking {
  session: Session;
  id: string;
  question: ComparisonQuestion;
  language: Language;
}

type Outcome = ComparisonAsked["columns"][number];
type Ids = ComparisonQuestion["columns"][number];

/**
 * Asks each named column by the engine of the chat, with its checks. A column that is refused does not hold up
 * the others.
 */
export async function askComparison(deps: ComparisonsDeps, asking: Asking): Promise<ComparisonAsked> {
  const { session, id, question } = asking;
  await requireComparisons(deps, session);
  const { personId } = session;
  const { row, columns } = await readComparisonRow(deps.db, { personId, id });
  if (row.kept_column_id) throw new AppError("conflict", "An answer of this comparison was kept.");
  const targets = question.columns.map((ids) => {
    const column = columns.find((each) => each.id === ids.columnId);
    if (!column) throw notFound();
    return { ids, column };
  });
  if (new Set(targets.map(({ column }) => column.id)).size < targets.length)
    throw new AppError("validation_failed", "A column is named twice.", {
      errors: [{ path: "columns", message: "names a column twice" }],
    });
  const running = await readRunning(deps.db, { personId, id });
  const isBusy = targets.some(({ ids }) =>
    running.some(({ columnId, answerId }) => columnId === ids.columnId && answerId !== ids.answerId),
  );
  if (isBusy) throw new AppError("conflict", "A column is still answering.");

  const outcomes = await Promise.all(targets.map((target) => askColumn(deps, asking, target)));
  // A question that no column got is not stored; the page still has it.
  if (outcomes.some(({ outcome }) => outcome === "asked")) {
    const refusals = new Map(
      targets.map(({ ids }, at) => [ids.columnId, toRefusal(question, ids, outcomes[at])]),
    );
    await noteQuestion(deps.db, { id, refusals, now: deps.now() });
  }
  return { columns: outcomes };
}

async function askColumn(
  deps: ComparisonsDeps,
  { session, question, language }: Asking,
  { ids, column }: { ids: Ids; column: ColumnRow },
): Promise<Outcome> {
  const { columnId, messageId, answerId } = ids;
  const { model, conversation_id: conversationId } = column;
  try {
    // The chat answers with another model where one was removed; a column stands for its own model alone.
    if (!(await deps.models.resolve(model, session.roles)))
      throw new AppError("unknown_model", "There is no such model for you here.");
    const parentId = await parentOfQuestion(deps.db, { messageId, conversationId });
    await deps.turns.ask({
      session,
      chat: "chat-libre",
      language,
      request: {
        conversationId,
        messageId,
        answerId,
        ...(parentId === undefined ? {} : { parentId }),
        content: [{ type: "text", text: question.text }],
        model,
        ...(question.personalData ? { personalData: question.personalData } : {}),
      },
    });
    return { columnId, outcome: "asked" };
  } catch (error) {
    if (!(error instanceof AppError)) {
      deps.log.error({ err: error }, "a column of a comparison could not be asked");
      return { columnId, outcome: "refused", code: "internal" };
    }
    const { code, personalData, quota } = error;
    return {
      columnId,
      outcome: "refused",
      code,
      ...(personalData ? { personalData } : {}),
      ...(quota ? { quota } : {}),
    };
  }
}

function toRefusal(
  { text }: ComparisonQuestion,
  { messageId, answerId }: Ids,
  outcome: Outcome | undefined,
): ComparisonColumn["refused"] {
  if (outcome?.outcome !== "refused") return null;
  return { messageId, answerId, text, code: outcome.code };
}
