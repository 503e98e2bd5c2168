import { id } from "@metatron/contract/fields";
import { z } from "zod";
import { defineHandler, type Job, type JobHandler } from "../../adapters/jobs/index.ts";
import type { Session } from "../../http/session.ts";
import { contentOf } from "./assistant-row.ts";
import type { AssistantsDeps } from "./assistants-deps.ts";
import { insertAssistant, isOwnAlready } from "./create-assistant.ts";
import { needAccess } from "./find-access.ts";

const copyKnowledge: Job<{ from: string; to: string; personId: string }> = {
  name: "copy-knowledge",
  payload: z.strictObject({ from: id, to: id, personId: id }),
  expireInSeconds: 60 * 60,
};

/** A private copy of one's own, for those who may see all of it; the knowledge follows in the background. */
export async function duplicateAssistant(
  deps: AssistantsDeps,
  session: Session,
  { assistantId, copy }: { assistantId: string; copy: { id: string; name?: string | undefined } },
): Promise<void> {
  const { row } = await needAccess(deps.db, session, assistantId, "edit");
  if (await isOwnAlready(deps, session, copy.id)) return;
  const { personId } = session;
  const name = copy.name ?? row.name;
  await insertAssistant(deps, session, {
    id: copy.id,
    content: { ...contentOf(row), name, roles: null },
    audited: "assistant.duplicated",
    details: { from: assistantId },
    also: (trx) => deps.jobs.send(copyKnowledge, { from: assistantId, to: copy.id, personId }, { trx }),
  });
}

export function copyKnowledgeHandler(deps: Pick<AssistantsDeps, "db" | "files" | "connectors">): JobHandler {
  return defineHandler(copyKnowledge, async ({ from, to, personId }) => {
    if (!(await isThere(to))) return;
    await copyTests(from, to);
    await deps.connectors.copySpaces({ from, to, personId });
    for (const file of await deps.files.list(from)) {
      // What comes from outside is fetched by the copy's own sources; what failed would fail again.
      if (file.source === "confluence" || file.source === "drive" || file.status === "failed") continue;
      const bytes = await deps.files.readBytes(file.id);
      if (!bytes || !(await isThere(to))) continue;
      await deps.files.add({
        ...{ personId, purpose: "assistant", ownerId: to, name: file.name, type: file.type, bytes },
        // The same content for the same owner is the same file: a second run adds nothing.
        ...{ source: file.source, sourceKey: `copy:${file.id}` },
        ...withoutNulls({ title: file.title, documentOwner: file.document_owner, revision: file.revision }),
        ...withoutNulls({ validFrom: file.valid_from, validUntil: file.valid_until, url: file.url }),
      });
    }
  });

  async function isThere(assistantId: string): Promise<boolean> {
    const row = await deps.db
      .selectFrom("assistants")
      .select("id")
      .where("id", "=", assistantId)
      .executeTakeFirst();
    return row !== undefined;
  }

  async function copyTests(from: string, to: string) {
    const has = await deps.db
      .selectFrom("assistant_tests")
      .select("id")
      .where("assistant_id", "=", to)
      .executeTakeFirst();
    if (has) return;
    const tests = await deps.db
      .selectFrom("assistant_tests")
      .select(["question", "facts", "created_at"])
      .where("assistant_id", "=", from)
      .execute();
    const copies = tests.map((test) => ({ ...test, id: crypto.randomUUID(), assistant_id: to }));
    if (copies.length > 0) await deps.db.insertInto("assistant_tests").values(copies).execute();
  }
}

function withoutNulls<T extends Record<string, string | null>>(fields: T): { [K in keyof T]?: string } {
  const entries = Object.entries(fields).filter(([, value]) => value !== null);
  // fromEntries forgets the names; only nulls were taken out.
  return Object.fromEntries(entries) as { [K in keyof T]?: string };
}
