import { sql } from "kysely";
import { z } from "zod";
import type { Db } from "../../adapters/db/index.ts";
import { defineHandler, type Job, type JobHandler } from "../../adapters/jobs/index.ts";
import type { Storage } from "../../adapters/storage/index.ts";
import { showsPicture } from "./news-audience.ts";

const sweepPictures: Job<Record<string, never>> = {
  name: "sweep-news-pictures",
  payload: z.strictObject({}),
  schedule: "53 3 * * *",
};

/** Deletes unused pictures after a day: an item that is being written may still use younger ones. */
export function sweepNewsPicturesHandler({ db, storage }: { db: Db; storage: Storage }): JobHandler {
  return defineHandler(sweepPictures, async () => {
    const { rows } = await sql<{ id: string; object_key: string }>`
      select id, object_key from news_pictures p
      where created_at < now() - interval '1 day'
        and not exists (select 1 from news where ${showsPicture(sql`p.id::text`)})`.execute(db);
    for (const { id, object_key } of rows) {
      await storage.delete(object_key);
      await db.deleteFrom("news_pictures").where("id", "=", id).execute();
    }
  });
}
