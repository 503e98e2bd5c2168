import { id } from "@metatron/contract/fields";
import { isExternal, knownRoles } from "@metatron/contract/roles";
import { z } from "zod";
import { defineHandler, type Job, type JobHandler } from "../../adapters/jobs/index.ts";
import type { Session } from "../../http/session.ts";
import { type ConnectorsDeps, copySpaces } from "../connectors/index.ts";
import { addFile, assistantOwner, listFiles, readBytes } from "../files/index.ts";
import { contentOf } from "./assistant-row.ts";
import type { AssistantsDeps } from "./assistants-deps.ts";
import { insertAssistant, isOwnAlready } from "./create-assistant.ts";
import { type Asker, findAccess, needAccess } from "./find-access.ts";

interface Copying {
  from: string;
  to: string;
  personId: string;
}

const copyKnowledge: Job<Copying> = {
  name: "copy-knowledge",
  payload: z.strictObject({ from: id, to: id, personId: id }),
  expireInSeconds: 60 * 60,
};

/** Creates a private copy for a person who may see all of the assistant; a job copies the knowledge. */
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

export function copyKnowledgeHandler(deps: ConnectorsDeps): JobHandler {
  return defineHandler(copyKnowledge, async ({ from, to, personId }) => {
    const asker = await mayStillCopy({ from, to, personId });
    if (!asker) return;
    await copyTests(from, to);
    await copySpaces(deps, { from, to, personId, isExternal: isExternal(asker.roles) });
    for (const file of await listFiles(deps.db, assistantOwner(from))) {
      // External documents are fetched by the copy's own sources, and failed ones would fail again.
      if (file.source === "confluence" || file.source === "drive" || file.status === "failed") continue;
      const bytes = await readBytes(deps, file.id);
      if (!(await mayStillCopy({ from, to, personId }))) return;
      if (!bytes) continue;
      await addFile(deps, {
        personId,
        purpose: "assistant",
        ownerId: to,
        name: file.name,
        type: file.type,
        bytes,
        // The source key makes a second run idempotent.
        source: file.source,
        sourceKey: `copy:${file.id}`,
        ...withoutNulls({ title: file.title, documentOwner: file.document_owner, revision: file.revision }),
        ...withoutNulls({ validFrom: file.valid_from, validUntil: file.valid_until, url: file.url }),
      });
    }
  });

  /**
   * The job may start late and run long, so access is checked again: a person without access gets no further
   * documents.
   */
  async function mayStillCopy({ from, to, personId }: Copying): Promise<Asker | undefined> {
    const person = await deps.db
      .selectFrom("people")
      .select(["email", "roles"])
      .where("id", "=", personId)
      .executeTakeFirst();
    if (!person) return undefined;
    const roles = knownRoles(person.roles);
    // No token verifies the e-mail here, so a pending invitation gives no access.
    const asker = { personId, userEmail: person.email, isEmailVerified: false, roles };
    const [source, copy] = [await findAccess(deps.db, asker, from), await findAccess(deps.db, asker, to)];
    return source?.can.edit && copy?.can.edit ? asker : undefined;
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
      .select(["question", "facts", "document", "must_refuse", "must_call", "must_not_call", "created_at"])
      .where("assistant_id", "=", from)
      .execute();
    const copies = tests.map((test) => ({ ...test, id: crypto.randomUUID(), assistant_id: to }));
    if (copies.length > 0) await deps.db.insertInto("assistant_tests").values(copies).execute();
  }
}

function withoutNulls<T extends Record<string, string | null>>(fields: T): { [K in keyof T]?: string } {
  const entries = Object.entries(fields).filter(([, value]) => value !== null);
  // Safe: fromEntries loses the key type, and only nulls were removed.
  return Object.fromEntries(entries) as { [K in keyof T]?: string };
}
