import type { Selectable } from "kysely";
import type { Tables } from "../../adapters/db/index.ts";
import type { AssistantContent } from "../../adapters/db/tables/assistants.ts";

export type AssistantRow = Selectable<Tables["assistants"]>;

export function contentOf(row: AssistantRow): AssistantContent {
  return {
    name: row.name,
    description: row.description,
    instructions: row.instructions,
    model: row.model,
    avatarFileId: row.avatar_file_id,
    starters: row.starters,
    roles: row.roles,
    tools: row.tools,
  };
}

/** The row with the content of the published version, which people without the right to edit see. */
export function publishedRow<Row extends { published_version: number }>(row: Row, content: AssistantContent) {
  return versionRow(row, { version: row.published_version, content });
}

export function versionRow<Row extends object>(
  row: Row,
  { version, content }: { version: number; content: AssistantContent },
) {
  // Versions from before tools could be chosen have no such field.
  const { tools = null, ...others } = content;
  return { ...row, ...columnsOf({ ...others, tools }), version };
}

export function columnsOf({ avatarFileId, ...content }: AssistantContent) {
  return { ...content, avatar_file_id: avatarFileId };
}
