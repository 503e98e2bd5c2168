import { sql } from "kysely";
import { z } from "zod";
import { defineHandler, type Job, type JobHandler } from "../../adapters/jobs/index.ts";
import { removeFile } from "../files/index.ts";
import type { AssistantsDeps } from "./assistants-deps.ts";
import { AVATAR_NAME } from "./avatar-to-keep.ts";

const sweepAvatars: Job<Record<string, never>> = {
  name: "sweep-avatars",
  payload: z.strictObject({}),
  schedule: "47 3 * * *",
};
const MOST_AT_ONCE = 1000;

/** People generate many avatars and keep one: unused ones are deleted after a day. */
export function sweepAvatarsHandler(deps: Pick<AssistantsDeps, "db" | "jobs">): JobHandler {
  return defineHandler(sweepAvatars, async () => {
    const { rows } = await sql<{ id: string }>`
      select f.id from files f
      where f.purpose = 'image' and f.source = 'generated' and f.name = ${AVATAR_NAME}
        and f.create_at < now() - interval '1 day'
        and not exists (select 1 from assistants a where a.avatar_file_id = f.id)
        and not exists (select 1 from assistant_versions v where v.content ->> 'avatarFileId' = f.id::text)
      limit ${MOST_AT_ONCE}`.execute(deps.db);
    for (const { id } of rows) await removeFile(deps, id);
  });
}
