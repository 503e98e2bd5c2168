import type { Prompt, PromptFeature } from "@metatron/contract/prompts/prompt";
import { sql } from "kysely";
import { AppError, notFound } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import { recordAudit } from "../audit/index.ts";
import { mayEdit } from "./prompt-policy.ts";
import { lockPrompt, readPrompt } from "./prompts.repo.ts";
import type { PromptsDeps } from "./save-prompt.ts";

/** Deletes the prompt for everyone; texts that were written with it stay in their conversations. */
export async function deletePrompt({ db }: PromptsDeps, session: Session, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const stored = await lockPrompt(trx, id);
    await readPrompt(trx, session, id);
    if (!stored || !mayEdit(stored, session))
      throw new AppError("forbidden", "Only its author and administrators may delete this prompt.");
    await trx.deleteFrom("prompts").where("id", "=", id).execute();
    if (stored.scope === "own") return;
    const { title, scope, uses } = stored;
    await recordAudit(trx, {
      actorId: session.personId,
      action: "prompt.deleted",
      subjectType: "prompt",
      subjectId: id,
      details: { title, scope, uses },
    });
  });
}

export async function countUse({ db, now }: PromptsDeps, session: Session, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await readPrompt(trx, session, id);
    await trx.updateTable("prompts").set({ uses: sql`uses + 1` }).where("id", "=", id).execute();
    await trx
      .insertInto("prompt_uses")
      .values({ person_id: session.personId, prompt_id: id, uses: 1, last_used_at: now() })
      .onConflict((conflict) =>
        conflict
          .columns(["person_id", "prompt_id"])
          .doUpdateSet({ uses: sql`prompt_uses.uses + 1`, last_used_at: now() }),
      )
      .execute();
  });
}

/** null: no longer. Private prompts of other people do not exist for administrators. */
export async function featurePrompt(
  { db }: PromptsDeps,
  session: Session,
  { id, featured }: { id: string; featured: PromptFeature | null },
): Promise<Prompt> {
  return db.transaction().execute(async (trx) => {
    const stored = await lockPrompt(trx, id);
    if (!stored || stored.scope === "own") throw notFound();
    await trx
      .updateTable("prompts")
      .set({
        is_featured: featured !== null,
        featured_roles: featured?.roles ?? [],
        featured_brands: featured?.brands ?? [],
      })
      .where("id", "=", id)
      .execute();
    await recordAudit(trx, {
      actorId: session.personId,
      action: "prompt.featured",
      subjectType: "prompt",
      subjectId: id,
      details: {
        isFeatured: featured !== null,
        roles: featured?.roles ?? [],
        brands: featured?.brands ?? [],
      },
    });
    return readPrompt(trx, session, id);
  });
}
