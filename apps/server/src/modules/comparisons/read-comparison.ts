import type { Message } from "@metatron/contract/chat/message";
import type { Comparison, ComparisonColumn, OpenComparison } from "@metatron/contract/comparisons/comparison";
import { COMPARISON_KEPT_DAYS, MAX_OPEN_COMPARISONS } from "@metatron/contract/comparisons/constants";
import { MAX_PAGE_LIMIT } from "@metatron/contract/constants";
import type { Db } from "../../adapters/db/index.ts";
import type { ModelRegistry } from "../../adapters/models/index.ts";
import type { Session } from "../../http/session.ts";
import { listMessages } from "../history/index.ts";
import { type ColumnRow, type ComparisonRow, listOpen, readComparisonRow } from "./comparisons.repo.ts";

type Deps = { db: Db; models: Pick<ModelRegistry, "modelsFor" | "allModels"> };

const DAY_MS = 24 * 60 * 60_000;
/** A comparison is short; a longer one shows its first messages. */
const MOST_PAGES = 20;

/** Whether the names of the models must not be shown yet. */
export const isHidden = ({ is_blind, verdict }: Pick<ComparisonRow, "is_blind" | "verdict">) =>
  is_blind && verdict === null;

export async function readComparison(deps: Deps, session: Session, id: string): Promise<Comparison> {
  const { personId, roles } = session;
  const { row, columns } = await readComparisonRow(deps.db, { personId, id });
  const usable = new Set((await deps.models.modelsFor(roles)).map((info) => info.id));
  const labels = await readLabels(deps.models);
  const kept = columns.find((column) => column.id === row.kept_column_id);
  const shown = kept ? [kept] : columns;
  const { verdict, best_column_id } = row;
  return {
    id,
    blind: row.is_blind,
    createAt: row.created_at.toISOString(),
    columns: await Promise.all(
      shown.map(async (column) => ({
        id: column.id,
        model: isHidden(row) ? null : { id: column.model, label: labels(column.model) },
        isAvailable: usable.has(column.model),
        messages: await readColumn(deps.db, { personId, column, isHidden: isHidden(row) }),
        refused: column.refused,
      })),
    ),
    vote: verdict && { verdict, columnId: best_column_id },
    keptConversationId: kept?.conversation_id ?? null,
  };
}

export async function listComparisons(deps: Deps, personId: string): Promise<{ items: OpenComparison[] }> {
  const rows = await listOpen(deps.db, { personId, most: MAX_OPEN_COMPARISONS });
  const labels = await readLabels(deps.models);
  return {
    items: rows.map((row) => ({
      id: row.id,
      title: row.title,
      blind: row.is_blind,
      models: isHidden(row) ? [] : row.models.map((model) => ({ id: model, label: labels(model) })),
      updatedAt: row.updated_at.toISOString(),
      deletedOn: new Date(row.updated_at.getTime() + COMPARISON_KEPT_DAYS * DAY_MS)
        .toISOString()
        .slice(0, 10),
    })),
  };
}

/** The names of models; a removed model is known by its id. */
export async function readLabels(
  models: Pick<ModelRegistry, "allModels">,
): Promise<(modelId: string) => string> {
  const known = new Map((await models.allModels()).map(({ info }) => [info.id, info.label]));
  return (modelId) => known.get(modelId) ?? modelId;
}

async function readColumn(
  db: Db,
  { personId, column, isHidden }: { personId: string; column: ColumnRow; isHidden: boolean },
): Promise<ComparisonColumn["messages"]> {
  const messages: Message[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { conversation_id: conversationId } = column;
    const read = await listMessages(db, personId, { conversationId, limit: MAX_PAGE_LIMIT, cursor });
    messages.push(...read.items);
    if (read.nextCursor === null) break;
    cursor = read.nextCursor;
  }
  // The id of the conversation would lead to its history, which names the model.
  return messages.map(({ memory: _fact, ...message }) => ({
    ...message,
    idChat: column.id,
    ...(isHidden ? { model: null, usage: null, timeResponse: null } : {}),
  }));
}
